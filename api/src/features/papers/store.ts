import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { MediaRow, OptionRow, PaperSectionRow, PartRow } from '../../db/schema.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { ApiError } from '../../http/errors.ts';
import { NOTICE } from '../questions/index.ts';
import type { Answer } from '../study/index.ts';
import { errorMessages } from './error-messages.ts';

const DAY_S = 86_400;

export type Paper = {
  id: string;
  user: number;
  title: string;
  mode: 'EXAM' | 'TUTOR';
  rule: string;
  sections: PaperSectionRow[];
  startedAt: Date;
  endsAt: Date | null;
  finishedAt: Date | null;
  points: number | null;
  outOf: number | null;
  original: string;
  isNamed: boolean;
  utcOffset: number;
};

/** A question as it was when the paper was made. */
export type ItemContent = {
  ref: string;
  type: 'MTF' | 'SBA' | 'SAQ';
  prof: string;
  subject: string;
  topic: string | null;
  stem: string;
  options: OptionRow[];
  parts: PartRow[];
  /** Missing in versions of before pictures. */
  media?: MediaRow[];
  explanation: string | null;
  take_away: string | null;
  references: string[];
  appearances: object[];
  origin: string | null;
  /** As the question is now, whichever version the paper has. */
  notice: object | null;
};

export type Item = {
  number: number;
  question: number;
  version: number;
  content: ItemContent;
  answer: Answer | null;
  answeredAt: Date | null;
  isFlagged: boolean;
  flaggedAt: Date | null;
  tookMs: number | null;
};

type Stored<Row> = {
  [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] extends Date | null ? string | null : Row[Key];
};

const ISO = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
const instant = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'UTC', ${ISO})`;

const PAPER = sql`p.id::text as id, p."user"::float8 as "user", p.title, p.mode, p.rule, p.sections,
  ${instant('p.started_at')} as "startedAt", ${instant('p.ends_at')} as "endsAt",
  ${instant('p.finished_at')} as "finishedAt", p.points, p.out_of as "outOf", p.original::text as original,
  p.is_named as "isNamed", p.utc_offset as "utcOffset"`;

const date = (text: string | null) => (text === null ? null : new Date(text));

const toPaper = ({ startedAt, endsAt, finishedAt, ...row }: Stored<Paper>): Paper => ({
  ...row,
  startedAt: new Date(startedAt),
  endsAt: date(endsAt),
  finishedAt: date(finishedAt),
});

export async function readPaper(db: Database, id: string, user: number): Promise<Paper | undefined> {
  const [row] = await rowsOf<Stored<Paper>>(
    db,
    sql`select ${PAPER} from papers p where p.id = ${id} and p."user" = ${user}`,
  );
  return row && toPaper(row);
}

/** Any reader's paper. Only for copies and shared links. */
export async function readOriginal(db: Database, id: string): Promise<Paper | undefined> {
  const [row] = await rowsOf<Stored<Paper>>(db, sql`select ${PAPER} from papers p where p.id = ${id}`);
  return row && toPaper(row);
}

/** Throws 429 for a new paper past the account's limit: a device keeps what it could not hand in. */
export async function requireRoom(
  db: Database,
  user: number,
  id: string | null | undefined,
  max: number,
): Promise<void> {
  const [papers] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from papers where "user" = ${user}
        and not exists (select from papers where id = ${id ?? null}::uuid and "user" = ${user})`,
  );
  if (papers!.count < max) return;
  throw new ApiError(429, 'TOO_MANY_REQUESTS', errorMessages.tooMany({ max }), { retryAfterS: DAY_S });
}

type Page = { limit: number; after: { at: string; id: string } | undefined };

/** Newest first. */
export async function readPapers(db: Database, user: number, { limit, after }: Page): Promise<Paper[]> {
  const since = after && sql`and (p.started_at, p.id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  const rows = await rowsOf<Stored<Paper>>(
    db,
    sql`select ${PAPER} from papers p where p."user" = ${user} ${since ?? sql``}
        order by p.started_at desc, p.id desc limit ${limit}`,
  );
  return rows.map(toPaper);
}

/** Unfinished papers whose time ended before `now`. */
export const readOverdue = (db: Database, now: Date, limit: number) =>
  rowsOf<{ id: string; user: number }>(
    db,
    sql`select id::text as id, "user"::float8 as "user" from papers
        where finished_at is null and ends_at < ${now.toISOString()}::timestamptz order by ends_at limit ${limit}`,
  );

export async function readItems(db: Database, paper: string): Promise<Item[]> {
  const rows = await rowsOf<Stored<Item>>(
    db,
    sql`select i.number, i.question::float8 as question, i.question_version as version,
          coalesce(v.content, to_jsonb(q)) || jsonb_build_object('notice', ${NOTICE}) as content, i.answer, ${instant('i.answered_at')} as "answeredAt",
          i.is_flagged as "isFlagged", ${instant('i.flagged_at')} as "flaggedAt", i.took_ms as "tookMs"
        from paper_items i join questions q on q.id = i.question
          left join question_versions v on v.question = i.question and v.version = i.question_version
        where i.paper = ${paper} order by i.number`,
  );
  return rows.map(({ answeredAt, flaggedAt, ...row }) => ({
    ...row,
    answeredAt: date(answeredAt),
    flaggedAt: date(flaggedAt),
  }));
}

/** The current contents, by question. */
export async function readContents(db: Database, ids: readonly number[]): Promise<Map<number, ItemContent>> {
  const rows = await rowsOf<{ id: number; content: ItemContent }>(
    db,
    sql`select q.id::float8 as id, to_jsonb(q) || jsonb_build_object('notice', ${NOTICE}) as content
        from questions q where q.id in ${ids}`,
  );
  return new Map(rows.map(({ id, content }) => [id, content]));
}
