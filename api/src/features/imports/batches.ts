import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { may, type User } from '../accounts/index.ts';

export const STATES = ['DRAFTS', 'PUBLISHED', 'TAKEN_BACK'] as const;
export type BatchState = (typeof STATES)[number];

export type Batch = {
  id: number | string;
  file: string;
  who: number | string | null;
  by: string | null;
  at: string;
  refused: number;
  state: BatchState;
  added: number;
  changed: number;
  drafts: number;
  waiting: number;
  published: number;
  removed: number;
  hidden: number;
  restored: number;
  edited: number;
};

const OPEN = sql`d.id is not null`;
const SAVED = sql`(${OPEN} and exists (
  select from question_events e where e.question = d.id and e.what = 'SAVED' and e.at >= b.at))`;
/** Published by the import, and not changed since. */
const UNTOUCHED = sql`(d.id is null and q.version = i.after)`;
const count = (condition: SQL) => sql`(count(*) filter (where ${condition}))::int`;

/** Each question of the batch, with its open draft and its row of the bank. */
export const batchQuestions = sql`import_batch_questions i
  left join question_drafts d on d.id = i.question and d.batch = i.batch and d.status <> 'PUBLISHED'
  left join questions q on q.id = i.question`;
export const isSaved = SAVED;

const columns = sql`b.id, b.file, b.who, u.name as by, b.at, b.refused, c.*,
  case when b.taken_back_at is not null then 'TAKEN_BACK' when c.drafts > 0 then 'DRAFTS' when c.published > 0 then 'PUBLISHED'
    else 'TAKEN_BACK' end as state`;
const tables = sql`import_batches b left join users u on u.id = b.who cross join lateral (
  select ${count(sql`i.kind = 'ADDED'`)} as added, ${count(sql`i.kind = 'CHANGED'`)} as changed,
      ${count(OPEN)} as drafts, ${count(sql`d.status = 'SUBMITTED'`)} as waiting,
      ${count(sql`i.after is not null`)} as published, ${count(sql`${OPEN} and not ${SAVED}`)} as removed,
      ${count(sql`${UNTOUCHED} and i.kind = 'ADDED' and not q.hidden`)} as hidden,
      ${count(sql`${UNTOUCHED} and i.kind = 'CHANGED'`)} as restored,
      ${count(sql`${SAVED} or (d.id is null and q.version <> i.after)`)} as edited
    from ${batchQuestions} where i.batch = b.id) c`;

export type BatchPage = { batches: Batch[]; total: number; next: string | null };

/** Newest first. */
export async function listBatches(
  db: Database,
  { limit, after, state }: { limit: number; after?: number | undefined; state?: BatchState | undefined },
): Promise<BatchPage> {
  const found = sql`(select ${columns} from ${tables}) found where ${state ? sql`state = ${state}` : sql`true`}`;
  const rows = await rowsOf<Batch>(
    db,
    sql`select * from ${found} ${after === undefined ? sql`` : sql`and id < ${after}`} order by id desc limit ${limit + 1}`,
  );
  const [counted] = await rowsOf<{ total: number }>(
    db,
    state ? sql`select count(*)::int as total from ${found}` : sql`select count(*)::int as total from import_batches`,
  );
  const batches = rows.slice(0, limit);
  return { batches, total: counted!.total, next: rows.length > limit ? String(batches.at(-1)!.id) : null };
}

export const readBatch = async (db: Database, id: number): Promise<Batch | undefined> =>
  (await rowsOf<Batch>(db, sql`select ${columns} from ${tables} where b.id = ${id}`))[0];

const isOwn = ({ who }: Batch, user: User) => who !== null && Number(who) === user.id;

export const mayApprove = (batch: Batch, user: User): boolean => may(user, 'QUESTIONS_REVIEW') && !isOwn(batch, user);

/** Who imports without being a reviewer takes back their own drafts. */
export const mayTakeBack = (batch: Batch, user: User): boolean =>
  may(user, 'QUESTIONS_REVIEW') || (isOwn(batch, user) && batch.published === 0);

export function viewBatch(batch: Batch, user: User) {
  const { id, file, by, at, state, added, changed, refused, drafts, waiting, edited, removed, hidden, restored } =
    batch;
  const isLeft = state !== 'TAKEN_BACK';
  const possible = {
    APPROVE: isLeft && waiting > 0 && mayApprove(batch, user),
    TAKE_BACK: isLeft && mayTakeBack(batch, user),
  };
  return {
    _id: String(id),
    file,
    by: by ?? '',
    is_mine: isOwn(batch, user),
    at: new Date(at).toISOString(),
    state,
    added,
    changed,
    refused,
    drafts,
    waiting,
    edited_since: edited,
    effect: { removed, hidden, restored },
    may: (Object.keys(possible) as (keyof typeof possible)[]).filter((action) => possible[action]),
  };
}
