import { sql, type SQL } from 'drizzle-orm';
import type { Answer } from 'question/answer.ts';
import type { KindName } from 'question/kinds/names.ts';
import type { ComponentMarks, PaperSection } from 'question/paper.ts';
import type { Database } from '../../db/connection.ts';
import type { MediaRow, OptionRow, PartRow } from '../../db/schema.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { ApiError } from '../../http/errors.ts';
import { NOTICE, withNewKey } from '../bank/index.ts';
import { errorMessages } from './error-messages.ts';

const DAY_S = 86_400;

export type Paper = {
  id: string;
  user: number;
  title: string;
  mode: 'EXAM' | 'TUTOR';
  rule: string;
  sections: PaperSection[];
  startedAt: Date;
  endsAt: Date | null;
  finishedAt: Date | null;
  points: number | null;
  outOf: number | null;
  components: ComponentMarks[] | null;
  access: 'OPEN' | 'PLAN' | 'FREE';
  /** Drawn at random over all topics of its subjects. */
  isMixed: boolean;
  /** How many items a corrected key gave other marks. */
  remarked: number;
  original: string;
  isNamed: boolean;
  utcOffset: number;
};

/** A question as it was when the paper was made, with the key as it is now. */
export type ItemContent = {
  ref: string;
  type: KindName;
  prof: string;
  subject: string;
  topic: string | null;
  stem: string;
  options: OptionRow[];
  parts: PartRow[];
  /** Missing in versions of before pictures. */
  media?: MediaRow[];
  explanation: string | null;
  /** Missing in versions from before it existed. */
  explanation_bn?: string | null;
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
  /** The day of the correction, if `content` has another key than the paper's own. */
  keyCorrectedOn: string | null;
  /** The options with the key that it was first marked by, if that was another one. */
  former: OptionRow[] | null;
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
  ${instant('p.finished_at')} as "finishedAt", p.points, p.out_of as "outOf", p.components, p.access,
  p.is_mixed as "isMixed", p.remarked,
  p.original::text as original,
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

/** Papers whose total was computed before a key was corrected. */
export const readStale = (db: Database, limit: number) => readPapersFor(db, sql`is_stale order by id`, limit);

export async function readPapersById(db: Database, ids: readonly string[]): Promise<Paper[]> {
  const rows = await rowsOf<Stored<Paper>>(db, sql`select ${PAPER} from papers p where p.id in ${ids}`);
  return rows.map(toPaper);
}

/** Some of the papers that a job is for. */
export const readPapersFor = (db: Database, where: SQL, limit: number) =>
  rowsOf<{ id: string; user: number }>(
    db,
    sql`select id::text as id, "user"::float8 as "user" from papers where ${where} limit ${limit}`,
  );

export const readItems = async (db: Database, paper: string): Promise<Item[]> =>
  (await readItemsOf(db, [paper])).get(paper) ?? [];

/** By paper. */
export async function readItemsOf(db: Database, papers: readonly string[]): Promise<Map<string, Item[]>> {
  const rows = await rowsOf<Stored<Item> & { paper: string; newer: NewerVersion | null }>(
    db,
    sql`select i.paper::text as paper, i.number, i.question::float8 as question, i.question_version as version,
          coalesce(v.content, to_jsonb(q)) || jsonb_build_object('notice', ${NOTICE}) as content, i.answer, ${instant('i.answered_at')} as "answeredAt",
          i.is_flagged as "isFlagged", ${instant('i.flagged_at')} as "flaggedAt", i.took_ms as "tookMs", ${NEWER} as newer
        from papers p join paper_items i on i.paper = p.id join questions q on q.id = i.question
          left join question_versions v on v.question = i.question and v.version = i.question_version
        where p.id in ${papers} order by i.number`,
  );
  const items = rows.map(({ answeredAt, flaggedAt, newer, content, ...row }) => ({
    ...row,
    ...withCorrectedKey(content, newer),
    answeredAt: date(answeredAt),
    flaggedAt: date(flaggedAt),
  }));
  return Map.groupBy(items, ({ paper }) => paper);
}

type NewerVersion = Pick<
  ItemContent,
  'type' | 'options' | 'explanation' | 'explanation_bn' | 'take_away' | 'references'
> & {
  on: string;
  /** Whether the item was marked before the correction. */
  wasMarked: boolean;
};

/** The present version, if it may have another key. */
const NEWER = sql`case when q.key_corrected_at is not null and q.version > i.question_version then json_build_object(
  'type', q.type, 'options', q.options, 'explanation', q.explanation, 'explanation_bn', q.explanation_bn,
  'take_away', q.take_away, 'references', q."references", 'on', to_char(q.key_corrected_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD'),
  'wasMarked', coalesce(case when p.mode = 'TUTOR' then i.answered_at else p.finished_at end < q.key_corrected_at, false)) end`;

/** Puts the new key and what explains it into the paper's own text, unless the options are others now. */
function withCorrectedKey(
  content: ItemContent,
  newer: NewerVersion | null,
): Pick<Item, 'content' | 'keyCorrectedOn' | 'former'> {
  const own = { content, keyCorrectedOn: null, former: null };
  if (newer?.type !== content.type) return own;
  const options = withNewKey(content.options, newer.options);
  if (!options || options.every(({ correct }, index) => correct === content.options[index]!.correct)) return own;
  const { explanation, explanation_bn, take_away, references, on, wasMarked } = newer;
  return {
    content: { ...content, options, explanation, explanation_bn: explanation_bn ?? null, take_away, references },
    keyCorrectedOn: on,
    former: wasMarked ? content.options : null,
  };
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
