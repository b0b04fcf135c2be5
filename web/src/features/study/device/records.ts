import { liveQuery } from 'dexie';
import type { RecordView, Shelf, StudyQuestion } from '../types.ts';
import type { StudyRecordFragment as AccountRecord } from './record.generated.ts';
import { database, type LoggedAttempt, type StoredRecord, type Unsent } from './database.ts';
import { visitId } from './ids.ts';
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

/** Adds an attempt to a record. An older attempt is counted but leaves the last result unchanged. */
export function addToRecord(record: StoredRecord, attempt: LoggedAttempt): StoredRecord {
  const next = { ...record, attempts: record.attempts + 1 };
  const { outcome, answeredAt: at, sessionId: visit } = attempt;
  if (record.last && record.last.at > at) return next;
  const before = record.last && record.visit !== visit ? record.last : record.before;
  return { ...next, last: { outcome, at }, visit, ...(before && { before }) };
}

/** Merges the account's record of a question, except fields with unsent changes. */
export function addAccountsRecord(record: StoredRecord, account: AccountRecord, waiting: number): StoredRecord {
  const { unsent } = record;
  const last =
    account.lastOutcome && account.lastAt && (record.last?.at ?? '') < account.lastAt
      ? { outcome: account.lastOutcome, at: account.lastAt }
      : undefined;
  return {
    ...record,
    attempts: account.attempts + waiting,
    // From another device, and so from another visit.
    ...(last && { last, before: last, visit: '' }),
    ...(!unsent?.flag && { flagged: account.flagged }),
    ...(!unsent?.note && { note: account.note ?? '', noteVersion: account.noteVersion }),
    ...(account.stats && { stats: account.stats }),
  };
}

/** All records of a reader on this device. */
export const listRecords = (owner: string): Promise<StoredRecord[]> => database.records.where({ owner }).toArray();

/** Until the question is answered on this visit, its last result is the one before the visit. */
const toView = (record: StoredRecord): RecordView =>
  record.last && record.visit !== visitId() ? { ...record, before: record.last } : record;

/** Calls back with these questions' records now and after every change in any tab. Returns a function that stops it. */
export function watchRecords(
  owner: string,
  questionIds: readonly string[],
  onChange: (records: ReadonlyMap<string, RecordView>) => void,
): () => void {
  const keys = questionIds.map((id) => [owner, id] as [string, string]);
  const subscription = liveQuery(() => database.records.bulkGet(keys)).subscribe({
    next: (rows) => onChange(new Map(rows.flatMap((row) => (row ? [[row.questionId, toView(row)] as const] : [])))),
    error: () => {},
  });
  wantRecords(questionIds);
  return () => subscription.unsubscribe();
}

async function changeRecord(
  owner: string,
  question: StudyQuestion,
  shelf: Shelf,
  change: (record: StoredRecord) => Partial<StoredRecord>,
  unsent: Unsent,
) {
  await database.transaction('rw', database.records, async () => {
    const record = await readRecord(owner, question.id);
    const next = { ...record, shelf, question, ...change(record) };
    await database.records.put({ ...next, unsent: { ...record.unsent, ...unsent }, isUnsent: 1 });
  });
  wakeSync();
}

/** Flags a question or removes the flag, on the device first, then in the account. */
export const writeFlag = (owner: string, question: StudyQuestion, shelf: Shelf, flagged: boolean) =>
  changeRecord(owner, question, shelf, () => ({ flagged }), { flag: true });

/** Changes a note; settles a conflict with another device's note. */
export const writeNote = (owner: string, question: StudyQuestion, shelf: Shelf, note: string) =>
  changeRecord(
    owner,
    question,
    shelf,
    ({ conflict, noteVersion }) => ({ note, noteVersion: conflict?.version ?? noteVersion, conflict: undefined }),
    { note: true },
  );
