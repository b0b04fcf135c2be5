import { liveQuery } from 'dexie';
import { onReturn } from './on-return.ts';
import type { RecordView, Shelf, StudyQuestion } from '../types.ts';
import { database } from './database.ts';
import { visitId } from './ids.ts';
import { learnKey } from './remark.ts';
import type { StoredRecord, Unsent } from './rows.ts';
import { wakeSync, wantRecords } from './wake.ts';

const emptyRecord = (owner: string, questionId: string): StoredRecord => ({
  owner,
  questionId,
  attempts: 0,
  flagged: false,
  note: '',
  noteVersion: 0,
});

export const readRecord = async (owner: string, questionId: string): Promise<StoredRecord> =>
  (await database.records.get([owner, questionId])) ?? emptyRecord(owner, questionId);

/** All records of a reader on this device. */
export const listRecords = (owner: string): Promise<StoredRecord[]> => database.records.where({ owner }).toArray();

/** Until the question is answered on this visit, its last result is the one before the visit. */
const toView = (record: StoredRecord): RecordView =>
  record.last && record.visit !== visitId() ? { ...record, before: record.last } : record;

/**
 * Calls back with these questions' records now and after every change in any tab. Marks answers again where a question
 * has a corrected key. Returns a function that stops it.
 */
export function watchRecords(
  owner: string,
  questions: readonly StudyQuestion[],
  onChange: (records: ReadonlyMap<string, RecordView>) => void,
): () => void {
  const questionIds = questions.map(({ id }) => id);
  const keys = questionIds.map((id) => [owner, id] as [string, string]);
  const subscription = liveQuery(() => database.records.bulkGet(keys)).subscribe({
    next: (rows) => onChange(new Map(rows.flatMap((row) => (row ? [[row.questionId, toView(row)] as const] : [])))),
    error: () => {},
  });
  for (const question of questions) learnKey(owner, question).catch(() => {});
  const fetchRecords = () => wantRecords(questionIds);
  fetchRecords();
  const stop = onReturn(fetchRecords);
  return () => {
    stop();
    subscription.unsubscribe();
  };
}

async function changeRecord(
  owner: string,
  question: StudyQuestion,
  shelf: Shelf,
  change: (record: StoredRecord) => Partial<StoredRecord>,
  unsent: Unsent,
) {
  await database.transaction('rw', database.attempts, database.records, async () => {
    await learnKey(owner, question);
    const record = await readRecord(owner, question.id);
    const next = { ...record, shelf, question, ...change(record) };
    await database.records.put({ ...next, unsent: { ...record.unsent, ...unsent }, isUnsent: 1 });
  });
  wakeSync();
}

/** Flags a question or removes the flag, on the device first, then in the account. */
export const writeFlag = (owner: string, question: StudyQuestion, shelf: Shelf, flagged: boolean) =>
  changeRecord(owner, question, shelf, () => ({ flagged }), { flag: true });

/** Not today: it comes again on `day`. */
export const writePostponed = (owner: string, question: StudyQuestion, shelf: Shelf, day: string) =>
  changeRecord(owner, question, shelf, () => ({ postponedTo: day }), { postponed: true });

/** Changes a note; settles a conflict with another device's note. */
export const writeNote = (owner: string, question: StudyQuestion, shelf: Shelf, note: string) =>
  changeRecord(
    owner,
    question,
    shelf,
    ({ conflict, noteVersion }) => ({ note, noteVersion: conflict?.version ?? noteVersion, conflict: undefined }),
    { note: true },
  );
