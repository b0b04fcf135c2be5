import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { DRAFT_STATUSES, DraftContent, DraftExtras, EVENTS } from '../../db/schema.ts';
import { jsonRows, rowsOf } from '../../db/sql-rows.ts';
import { keepPictures } from '../images/index.ts';
import { loadQuestions, type StoredQuestion } from '../bank/index.ts';
import { canonical } from './draft.ts';
import { closeLinks } from './expert/close-links.ts';

export type DraftStatus = (typeof DRAFT_STATUSES)[number];
export type EventKind = (typeof EVENTS)[number];

export type CoAuthor = { id: number; userId: string; name: string };

export type Draft = {
  revision: number;
  status: DraftStatus;
  content: DraftContent | null;
  author: number | null;
  authorName: string | null;
  writers: number[];
  coAuthors: CoAuthor[];
  baseVersion: number | null;
  changedAt: Date;
  assignee: { user_id: string; name: string } | null;
  /** A day of Dhaka. */
  dueOn: string | null;
  /** The import that it comes from, and what the file says of it beside its content. */
  batch: number | null;
  extras: DraftExtras | null;
};
export type OpenDraft = Draft & { status: Exclude<DraftStatus, 'PUBLISHED'>; content: DraftContent };

export type LastEvent = {
  who: number | null;
  what: EventKind;
  fromVersion: number;
  toVersion: number;
  statusBefore: DraftStatus | null;
  contentBefore: DraftContent | null;
  replaced: number | null;
};

/**
 * A question of the studio. Its version is the draft's revision and the bank's version together: neither ever goes back,
 * so it grows with every change, whoever makes it.
 */
export type State = {
  id: number;
  draft: Draft | null;
  bank: StoredQuestion | null;
  version: number;
  last: LastEvent | null;
};

export const isOpen = (draft: Draft | null): draft is OpenDraft => draft !== null && draft.status !== 'PUBLISHED';

// Any number of our own.
const STUDIO_LOCK = 5_208_741;

/** One change of a question at a time, until the transaction ends. */
export const lockQuestion = (tx: Database, id: number) =>
  tx.execute(
    sql`select pg_advisory_xact_lock_shared(${STUDIO_LOCK}::bigint),
          pg_advisory_xact_lock(${STUDIO_LOCK}::int, (${id}::bigint % 2147483647)::int)`,
  );

/** Nobody changes any question meanwhile: a lock for each of thousands would fill the database's table of locks. */
export const lockAllQuestions = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${STUDIO_LOCK}::bigint)`);

/** In one order, so that no two callers wait for each other. */
export async function lockQuestions(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${STUDIO_LOCK}::bigint)`);
  await tx.execute(
    sql`select pg_advisory_xact_lock(${STUDIO_LOCK}::int, (id::bigint % 2147483647)::int)
          from jsonb_array_elements_text(${jsonRows([...ids].sort((one, other) => one - other))}) as r(id)`,
  );
}

export const newQuestionId = async (tx: Database): Promise<number> =>
  Number(
    (
      await rowsOf<{ id: string | number }>(tx, sql`select nextval(pg_get_serial_sequence('questions', 'id')) as id`)
    )[0]!.id,
  );

type Row = {
  id: string;
  ref: string | null;
  draft: (Omit<Draft, 'changedAt'> & { changedAt: string }) | null;
  last: LastEvent | null;
};

/** In the order asked, without those that are not there. */
export async function readStates(db: Database, ids: readonly number[]): Promise<State[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<Row>(
    db,
    sql`select asked.id, q.ref, case when d.id is not null then jsonb_build_object('revision', d.revision,
          'status', d.status, 'content', d.content, 'author', d.author, 'authorName', u.name, 'writers', d.writers,
          'coAuthors', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'userId', c.user_id, 'name', c.name)
            order by c.name, c.id), '[]') from users c where c.id = any(d.co_authors)),
          'baseVersion', d.base_version, 'changedAt', d.changed_at, 'batch', d.batch, 'extras', d.extras,
          'dueOn', d.due_on,
          'assignee', case when a.id is not null then jsonb_build_object('user_id', a.user_id, 'name', a.name) end)
          end as draft, (
          select jsonb_build_object('who', e.who, 'what', e.what, 'fromVersion', e.from_version,
            'toVersion', e.to_version, 'statusBefore', e.status_before, 'contentBefore', e.content_before,
            'replaced', e.replaced)
          from question_events e where e.question = asked.id::bigint order by e.id desc limit 1) as last
        from jsonb_array_elements_text(${jsonRows(ids)}) with ordinality as asked(id, place)
          left join questions q on q.id = asked.id::bigint
          left join question_drafts d on d.id = asked.id::bigint
          left join users u on u.id = d.author
          left join users a on a.id = d.assignee
        where q.id is not null or d.id is not null order by asked.place`,
  );
  const bank = await loadQuestions(
    db,
    rows.flatMap(({ ref }) => ref ?? []),
  );
  return rows.map(({ id, ref, draft, last }) => {
    const published = (ref !== null && bank.get(ref)) || null;
    return {
      id: Number(id),
      draft: draft && {
        ...draft,
        content: draft.content && canonical(draft.content),
        changedAt: new Date(draft.changedAt),
      },
      bank: published,
      version: (draft?.revision ?? 0) + (published?.version ?? 0),
      last,
    };
  });
}

export const readState = async (db: Database, id: number): Promise<State | undefined> =>
  (await readStates(db, [id]))[0];

export type DraftChange = {
  status: DraftStatus;
  content: DraftContent | null;
  author: number | null;
  writers: readonly number[];
  coAuthors?: readonly Pick<CoAuthor, 'id'>[];
  baseVersion: number | null;
};

/**
 * The next revision of a draft, or its first. Who has written some of it does not decide about it. A draft that is over
 * has no reviewer, and nobody reads the next one with the links to it. A draft that is started anew comes from no import.
 */
export async function putDraft(tx: Database, id: number, next: DraftChange, at: Date): Promise<void> {
  const content = next.content === null ? sql`null` : json(next.content);
  await keepPictures(
    tx,
    (next.content?.media ?? []).map(({ image }) => image),
  );
  const writers = bigints([...new Set(next.writers)]);
  const coAuthors = bigints((next.coAuthors ?? []).map((one) => one.id));
  await tx.execute(
    sql`insert into question_drafts as d (id, revision, status, content, author, writers, co_authors, base_version,
          changed_at)
        values (${id}, 1, ${next.status}, ${content}, ${next.author}, ${writers}, ${coAuthors},
          ${next.baseVersion},
          ${at.toISOString()}::timestamptz)
        on conflict (id) do update set revision = d.revision + 1, status = excluded.status, content = excluded.content,
          author = excluded.author, writers = excluded.writers, co_authors = excluded.co_authors,
          base_version = excluded.base_version, changed_at = excluded.changed_at,
          assignee = case when excluded.status <> 'PUBLISHED'
            and d.assignee <> all (excluded.writers || excluded.co_authors || coalesce(excluded.author, 0)) then d.assignee end,
          due_on = case when excluded.status <> 'PUBLISHED' then d.due_on end,
          batch = case when ${isStartedAnew} then null else d.batch end,
          extras = case when ${isStartedAnew} then null else d.extras end`,
  );
  if (next.status === 'PUBLISHED') await closeLinks(tx, [id]);
}

const isStartedAnew = sql`d.status = 'PUBLISHED' and excluded.status = 'DRAFT'`;

export const deleteDraft = (tx: Database, id: number) => tx.execute(sql`delete from question_drafts where id = ${id}`);

export type NewEvent = {
  question: number;
  who: number;
  at: Date;
  what: EventKind;
  why: string | undefined;
  fromVersion: number;
  toVersion: number;
  before: Pick<Draft, 'status' | 'content'> | null;
  digest: string | undefined;
  changes: readonly object[];
  replaced: number | undefined;
};

export const addEvent = (tx: Database, event: NewEvent) => addEvents(tx, [event]);

export async function addEvents(tx: Database, events: readonly NewEvent[]): Promise<void> {
  const rows = events.map(({ before, ...event }) => ({
    ...event,
    status: before?.status ?? null,
    content: before?.content ?? null,
  }));
  await tx.execute(
    sql`insert into question_events (question, who, at, what, why, from_version, to_version, status_before,
          content_before, digest, changes, replaced)
        select question, who, at, what, why, "fromVersion", "toVersion", status, nullif(content, 'null'), digest, changes,
          replaced
        from jsonb_to_recordset(${jsonRows(rows)}) as e(question bigint, who bigint, at timestamptz, what text, why text,
          "fromVersion" int, "toVersion" int, status text, content jsonb, digest text, changes jsonb, replaced int)`,
  );
}

/** Whether the person has made this change from this version before: it was sent again. */
export async function isDone(
  db: Database,
  {
    id,
    version,
    kinds,
    who,
    digest,
  }: { id: number; version: number; kinds: EventKind[]; who: number; digest?: string },
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from question_events where question = ${id} and from_version = ${version} and who = ${who}
          and what in ${kinds} and digest is not distinct from ${digest ?? null}`,
  );
  return rows.length > 0;
}

/** The new draft of this text that the person has started and not touched since. */
export async function findStarted(db: Database, who: number, digest: string): Promise<number | undefined> {
  const [row] = await rowsOf<{ id: string | number }>(
    db,
    sql`select d.id from question_events e join question_drafts d on d.id = e.question and d.revision = 1
          where e.who = ${who} and e.digest = ${digest} and e.what = 'STARTED' and e.from_version = 0
          order by e.id desc limit 1`,
  );
  return row && Number(row.id);
}

const bigints = (values: readonly number[]) =>
  sql`array(select jsonb_array_elements_text(${jsonRows(values)})::bigint)`;

function json(value: object): SQL {
  return sql`${JSON.stringify(value)}::text::jsonb`;
}
