import { sql } from 'drizzle-orm';
import type { Request } from 'express';
import type { Database } from '../../db/connection.ts';
import { jsonRows, rowsOf } from '../../db/sql-rows.ts';
import { forbidden } from '../../http/errors.ts';
import { wordsOf } from '../../http/messages.ts';
import {
  type Authorship,
  hideQuestions,
  loadQuestions,
  loadVersions,
  replaceQuestions,
  type StoredQuestion,
} from '../bank/index.ts';
import { addEvents, closeLinks, lockQuestions, readStates, restoreStamps } from '../studio/index.ts';
import { batchQuestions, isSaved, mayTakeBack } from './batches.ts';
import { CHUNK, type Chunk, inChunks, type Options } from './chunks.ts';
import { errorMessages } from './error-messages.ts';
import { notifyImporter } from './notify.ts';

type Entry = {
  question: number;
  ref: string | null;
  kind: 'ADDED' | 'CHANGED';
  before: number | null;
  isOpen: boolean;
  isSaved: boolean;
  isUntouched: boolean;
  hidden: boolean | null;
};

/**
 * Removes drafts, hides added questions and restores changed ones, except those edited since. Works from the last question
 * to the first, so that few places move.
 */
export const takeBackImport = (options: Options, request: Request, id: number): Promise<void> =>
  inChunks(options, request, id, takeBackChunk);

async function takeBackChunk(chunk: Chunk): Promise<number | undefined> {
  const { tx, batch, user, now, after } = chunk;
  if (!mayTakeBack(batch, user)) throw forbidden(errorMessages.forReviewers());
  // Only a call that was broken off left something to do.
  if (after === 0 && batch.state === 'TAKEN_BACK') return undefined;
  const ids = await rowsOf<{ id: number | string }>(
    tx,
    sql`select question as id from import_batch_questions where batch = ${batch.id} and (${after}::bigint = 0 or question < ${after})
          order by question desc limit ${CHUNK}`,
  );
  const questions = ids.map(({ id }) => Number(id));
  await lockQuestions(tx, await openIn(tx, questions));
  const entries = await readEntries(tx, Number(batch.id), questions);
  await removeDrafts(chunk, entries);
  const authorship = { author: user.userId, reason: wordsOf(errorMessages.reason({ file: batch.file })) };
  await hideAdded(chunk, entries, authorship);
  await restoreChanged(chunk, entries, authorship);
  if (questions.length === CHUNK) return questions.at(-1)!;
  await tx.execute(
    sql`update import_batches set taken_back_at = ${now.toISOString()}::timestamptz
          where id = ${batch.id} and taken_back_at is null`,
  );
  chunk.news.push(...(await notifyImporter(tx, 'import-taken-back', { batch, by: user })));
  return undefined;
}

/** Published questions change under the bank's lock alone. */
const openIn = async (tx: Database, questions: readonly number[]) =>
  (
    await rowsOf<{ id: number | string }>(
      tx,
      sql`select id from question_drafts where status <> 'PUBLISHED' and id in ${idsIn(questions)}`,
    )
  ).map(({ id }) => Number(id));

async function readEntries(tx: Database, batch: number, questions: readonly number[]): Promise<Entry[]> {
  const rows = await rowsOf<Omit<Entry, 'question'> & { question: number | string }>(
    tx,
    sql`select i.question, q.ref, i.kind, i.before, d.id is not null as "isOpen", ${isSaved} as "isSaved",
          coalesce(d.id is null and q.version = i.after, false) as "isUntouched", q.hidden
        from import_batches b join ${batchQuestions} on i.batch = b.id
        where b.id = ${batch} and i.question in (select value::bigint from jsonb_array_elements_text(${jsonRows(questions)}))
        order by i.question`,
  );
  return rows.map((row) => ({ ...row, question: Number(row.question) }));
}

/** A draft of a published question stays as a row without content, whose revision never goes back. */
async function removeDrafts({ tx, user, now }: Chunk, entries: readonly Entry[]): Promise<void> {
  const edited = entries.filter((entry) => entry.isOpen && entry.isSaved).map(({ question }) => question);
  await tx.execute(sql`update question_drafts set batch = null where id in ${idsIn(edited)}`);
  const removed = entries.filter((entry) => entry.isOpen && !entry.isSaved);
  const states = await readStates(
    tx,
    removed.map(({ question }) => question),
  );
  await tx.execute(
    sql`delete from question_drafts where id in ${idsIn(removed.filter(({ ref }) => ref === null).map(({ question }) => question))}`,
  );
  await tx.execute(
    sql`update question_drafts set revision = revision + 1, status = 'PUBLISHED', content = null, base_version = null,
          assignee = null, due_on = null, changed_at = ${now.toISOString()}::timestamptz
        where id in ${idsIn(removed.filter(({ ref }) => ref !== null).map(({ question }) => question))}`,
  );
  await closeLinks(
    tx,
    removed.map(({ question }) => question),
  );
  await addEvents(
    tx,
    states.map(({ id, version }) => ({
      question: id,
      who: user.id,
      at: now,
      what: 'UNDONE',
      why: undefined,
      fromVersion: version,
      toVersion: version + 1,
      before: null,
      digest: undefined,
      changes: [],
      replaced: undefined,
    })),
  );
}

async function hideAdded(chunk: Chunk, entries: readonly Entry[], authorship: Authorship): Promise<void> {
  const { tx } = chunk;
  const added = entries.filter(({ kind, isUntouched, hidden }) => kind === 'ADDED' && isUntouched && !hidden);
  const questions = await loadQuestions(
    tx,
    added.map(({ ref }) => ref!),
  );
  await hideQuestions(tx, [...questions.values()], true, authorship);
  await forget(chunk, added);
}

async function restoreChanged(chunk: Chunk, entries: readonly Entry[], authorship: Authorship): Promise<void> {
  const { tx } = chunk;
  const changed = entries.filter(({ kind, isUntouched }) => kind === 'CHANGED' && isUntouched);
  const current = await loadQuestions(
    tx,
    changed.map(({ ref }) => ref!),
  );
  const byId = new Map<number, StoredQuestion>([...current.values()].map((question) => [question.id, question]));
  const former = await loadVersions(
    tx,
    changed.map(({ question, before }) => ({ question, version: before! })),
  );
  const taken = await takenIn(tx, former);
  const restorable = former.filter(({ question }) => !taken.has(question));
  await replaceQuestions(
    tx,
    restorable.map(({ question, ...next }) => ({ current: byId.get(question)!, next })),
    authorship,
  );
  await restoreStamps(
    tx,
    changed
      .filter(({ question }) => restorable.some((one) => one.question === question))
      .map(({ question, before }) => ({ id: question, former: before! })),
  );
  await forget(chunk, restorable);
}

/** Those whose former content or ref another question has by now. */
async function takenIn(
  tx: Database,
  former: readonly { question: number; hash: string; ref: string }[],
): Promise<Set<number>> {
  const rows = await rowsOf<{ question: number | string }>(
    tx,
    sql`select r.question from jsonb_to_recordset(${jsonRows(former.map(({ question, hash, ref }) => ({ question, hash, ref })))})
            as r(question bigint, hash text, ref text)
          where exists (select from questions q where q.content_hash = decode(r.hash, 'hex') and q.id <> r.question)
            or exists (select from questions q where q.ref = r.ref and q.id <> r.question)`,
  );
  return new Set(rows.map(({ question }) => Number(question)));
}

/** The batch has nothing published of them any more. */
const forget = ({ tx, batch }: Chunk, entries: readonly { question: number }[]) =>
  tx.execute(
    sql`update import_batch_questions set after = null where batch = ${batch.id} and question in ${idsIn(entries.map(({ question }) => question))}`,
  );

const idsIn = (ids: readonly number[]) => sql`(select value::bigint from jsonb_array_elements_text(${jsonRows(ids)}))`;
