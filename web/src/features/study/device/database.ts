import type { Dexie, Table } from 'dexie';
import { database as device } from '../../../device/database.ts';
import type { LoggedAttempt, StoredPlace, StoredRecord, StoredReview, StoredState } from './rows.ts';

export const database = device as Dexie & {
  attempts: Table<LoggedAttempt, string>;
  records: Table<StoredRecord, [string, string]>;
  places: Table<StoredPlace, [string, string]>;
  memoryStates: Table<StoredState, [string, string]>;
  reviews: Table<StoredReview, string>;
};
