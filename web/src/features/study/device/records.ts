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

/** The record after one more attempt. An attempt of an earlier time counts, and the last result stays. */
export function addToRecord(record: StoredRecord, attempt: LoggedAttempt): StoredRecord {
  // The answer is to the key as it is now.
  const next = { ...record, attempts: record.attempts + 1, keyCorrectedOn: null };
  const { outcome, answeredAt: at, sessionId: visit } = attempt;
  if (record.last && record.last.at > at) return next;
  const before = record.last && record.visit !== visit ? record.last : record.before;
  return { ...next, last: { outcome, at }, visit, ...(before && { before }) };
}

/** Takes over what the account says of a question, but what it does not know yet. */
export function addAccountsRecord(record: StoredRecord, account: AccountRecord, waiting: number): StoredRecord {
  const { unsent } = record;
  const last =
    account.lastOutcome && account.lastAt && (record.last?.at ?? '') < account.lastAt
      ? { outcome: account.lastOutcome, at: account.lastAt }
      : undefined;
  return {
    ...record,
    attempts: account.attempts + waiting,
    // An answer that the account does not have yet is later than any correction it knows of.
    keyCorrectedOn: waiting > 0 ? null : account.keyCorrectedOn,
    // Of another device, and so of another visit.
    ...(last && { last, before: last, visit: '' }),
    ...(!unsent?.flag && { flagged: account.flagged }),
    ...(!unsent?.note && { note: account.note ?? '', noteVersion: account.noteVersion }),
    ...(account.stats && { stats: account.stats }),
  };
}

/** All records of a reader on this device. */
export const listRecords = (owner: string): Promise<StoredRecord[]> => database.records.where({ owner }).toArray();

/** How a question went before this visit is how it went last, until it is answered on this visit. */
const toView = (record: StoredRecord): RecordView =>
  record.last && record.visit !== visitId() ? { ...record, before: record.last } : record;

/** Calls back with these questions' records at once and after every change, in any tab. Returns a function to end it. */
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

/** Flags a question or takes the flag away: on the device first, then in the account. */
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
