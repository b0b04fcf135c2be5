import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import {
  type ArticleContent,
  type DRAFT_STATUSES,
  type EVENTS,
  internshipTopics,
  type QuestionChange,
  type ReplacedArticle,
} from '../../../db/schema.ts';
import { jsonRows, rowsOf } from '../../../db/sql-rows.ts';
import { keepPictures } from '../../../features/images/index.ts';
import type { TopicEntryRow } from '../article-kind.ts';
import { entryKinds } from '../kinds.ts';
import { hashOf, type Edit, readEdits } from '../service.ts';
import { picturesIn } from './content.ts';

type DraftStatus = (typeof DRAFT_STATUSES)[number];
export type EventKind = (typeof EVENTS)[number];

export type Draft = {
  revision: number;
  status: DraftStatus;
  content: ArticleContent | null;
  author: number | null;
  authorName: string | null;
  writers: number[];
  baseVersion: string | null;
  changedAt: Date;
};
export type OpenDraft = Draft & { status: Exclude<DraftStatus, 'PUBLISHED'>; content: ArticleContent };
export const isOpen = (draft: Draft | null): draft is OpenDraft => draft !== null && draft.status !== 'PUBLISHED';

export type LastEvent = {
  who: number | null;
  userId: string | null;
  name: string | null;
  what: EventKind;
  toVersion: string;
  statusBefore: DraftStatus | null;
  contentBefore: ArticleContent | null;
  replaced: ReplacedArticle | null;
};

/** A topic of the desk. `row`: what readers have, if they have it. */
export type State = {
  id: string;
  draft: Draft | null;
  row: TopicEntryRow | null;
  edited: Edit | null;
  /** Another one after each change of the draft or of what readers have. */
  version: string;
  last: LastEvent | null;
};

export const isThere = ({ draft, row }: State) => row !== null || isOpen(draft);

/** Of what readers have. */
export const publishedVersion = (row: TopicEntryRow | null) => row && hashOf(entryKinds.topics.toEntry(row));

type Row = { id: string; draft: (Omit<Draft, 'changedAt'> & { changedAt: string }) | null; last: LastEvent | null };

/** In the order of the ids. */
export async function readStates(db: Database, ids: readonly string[]): Promise<State[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<Row>(
    db,
    sql`select asked.id, case when d.topic is not null then jsonb_build_object('revision', d.revision,
          'status', d.status, 'content', d.content, 'author', d.author, 'authorName', u.name, 'writers', d.writers,
          'baseVersion', d.base_version, 'changedAt', d.changed_at) end as draft, (
          select jsonb_build_object('who', e.who, 'userId', w.user_id, 'name', w.name, 'what', e.what,
            'toVersion', e.to_version, 'statusBefore', e.status_before, 'contentBefore', e.content_before,
            'replaced', e.replaced)
          from internship_events e left join users w on w.id = e.who
          where e.topic = asked.id order by e.id desc limit 1) as last
        from jsonb_array_elements_text(${jsonRows(ids)}) with ordinality as asked(id, place)
          left join internship_drafts d on d.topic = asked.id
          left join users u on u.id = d.author
        order by asked.place`,
  );
  const topics = await db
    .select()
    .from(internshipTopics)
    .where(inArray(internshipTopics.id, [...ids]));
  const published = new Map(topics.map((row) => [row.id, row]));
  const edits = await readEdits(db, 'internship_topics', ids);
  return rows.map(({ id, draft, last }) => {
    const row = published.get(id) ?? null;
    const base = publishedVersion(row);
    return {
      id,
      draft: draft && { ...draft, changedAt: new Date(draft.changedAt) },
      row,
      edited: edits.get(id) ?? null,
      // A list may have the id of an article that was removed.
      version: base && (!draft || row?.isList) ? base : hashOf({ revision: draft?.revision ?? 0, base }),
      last,
    };
  });
}

export const readState = async (db: Database, id: string): Promise<State> => (await readStates(db, [id]))[0]!;

export type DraftChange = {
  status: DraftStatus;
  content: ArticleContent | null;
  author: number | null;
  writers: readonly number[];
  baseVersion: string | null;
};

/** The next revision of a draft, or its first. */
export async function putDraft(tx: Database, id: string, next: DraftChange, at: Date): Promise<void> {
  if (next.content) await keepPictures(tx, picturesIn(next.content));
  const writers = sql`array(select jsonb_array_elements_text(${jsonRows([...new Set(next.writers)])})::bigint)`;
  await tx.execute(
    sql`insert into internship_drafts as d (topic, revision, status, content, author, writers, base_version, changed_at)
        values (${id}, 1, ${next.status}, ${jsonOrNull(next.content)}, ${next.author}, ${writers}, ${next.baseVersion},
          ${at.toISOString()}::timestamptz)
        on conflict (topic) do update set revision = d.revision + 1, status = excluded.status,
          content = excluded.content, author = excluded.author, writers = excluded.writers,
          base_version = excluded.base_version, changed_at = excluded.changed_at`,
  );
}

export type NewEvent = {
  topic: string;
  who: number;
  at: Date;
  what: EventKind;
  why: string | undefined;
  changes: readonly QuestionChange[];
  replaced: ReplacedArticle | null;
};

/** Adds to the history what has led from one state to the next. */
export async function addEvent(tx: Database, before: State, event: NewEvent): Promise<void> {
  const { draft } = before;
  const after = await readState(tx, before.id);
  await tx.execute(
    sql`insert into internship_events (topic, who, at, what, why, from_version, to_version, revision, status_before,
          content_before, changes, replaced)
        values (${event.topic}, ${event.who}, ${event.at.toISOString()}::timestamptz, ${event.what},
          ${event.why ?? null}, ${before.version}, ${after.version}, ${after.draft?.revision ?? 0},
          ${draft?.status ?? null}, ${jsonOrNull(draft?.content)}, ${jsonRows(event.changes)},
          ${jsonOrNull(event.replaced)})`,
  );
}

/** Whether the person has made this change from this version before: it was sent again. */
export async function isDone(
  db: Database,
  { id, version, what, who }: { id: string; version: string; what: EventKind; who: number },
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from internship_events where topic = ${id} and from_version = ${version} and who = ${who}
          and what = ${what}`,
  );
  return rows.length > 0;
}

/** Ids of drafts of articles that readers do not have yet, of one subject or of all. */
export async function listNew(
  db: Database,
  { subject, text }: { subject?: string | undefined; text?: string | undefined },
) {
  const rows = await rowsOf<{ topic: string }>(
    db,
    sql`select d.topic from internship_drafts d
        where d.content is not null and not exists (select from internship_topics t where t.id = d.topic)
          ${subject === undefined ? sql`` : sql`and d.content->>'subject' = ${subject}`}
          ${text ? sql`and strpos(lower(d.content->>'name'), lower(${text})) > 0` : sql``}
        order by d.topic`,
  );
  return rows.map(({ topic }) => topic);
}

export type Wanted = { status?: OpenDraft['status'] | undefined; after?: string | undefined; limit: number };

/** Ids of open drafts, those that have waited longest first. */
export async function listOpen(db: Database, { status, after, limit }: Wanted): Promise<string[]> {
  const rows = await rowsOf<{ topic: string }>(
    db,
    sql`select topic from internship_drafts
        where ${status === undefined ? sql`status <> 'PUBLISHED'` : sql`status = ${status}`}
          ${after === undefined ? sql`` : sql`and (changed_at, topic) > (select a.changed_at, a.topic from internship_drafts a where a.topic = ${after})`}
        order by changed_at, topic limit ${limit}`,
  );
  return rows.map(({ topic }) => topic);
}

export async function countOpen(db: Database, status: OpenDraft['status'] | undefined): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from internship_drafts
        where ${status === undefined ? sql`status <> 'PUBLISHED'` : sql`status = ${status}`}`,
  );
  return row!.count;
}

const jsonOrNull = (value: object | null | undefined): SQL =>
  value ? sql`${JSON.stringify(value)}::text::jsonb` : sql`null`;
