import { Dexie, type Table } from 'dexie';
import { rederiveRecords } from './derive.ts';
import type { LoggedAttempt, StoredPlace, StoredRecord } from './rows.ts';

type Database = Dexie & {
  attempts: Table<LoggedAttempt, string>;
  records: Table<StoredRecord, [string, string]>;
  places: Table<StoredPlace, [string, string]>;
};

export const database = new Dexie('study') as Database;
database.version(1).stores({
  attempts: 'id, owner, [owner+state], [owner+questionId]',
  records: '[owner+questionId], owner, [owner+isUnsent]',
  places: '[owner+path], owner, [owner+isUnsent]',
});
// Up to version 1, blanks counted as answers.
database
  .version(2)
  .upgrade((transaction) => rederiveRecords(transaction.table('attempts'), transaction.table('records')));

export const isQuotaError = (error: unknown) =>
  error instanceof Dexie.DexieError && [error.name, (error.inner as Error | null)?.name].includes('QuotaExceededError');
