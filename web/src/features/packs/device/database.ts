import type { Dexie, Table } from 'dexie';
import { database as device } from '../../../device/database.ts';
import type { StoredFile, StoredKey, StoredPack, StoredQuestion } from './rows.ts';

export const database = device as Dexie & {
  packs: Table<StoredPack, [owner: string, id: string]>;
  packFiles: Table<StoredFile, [owner: string, sha256: string]>;
  packQuestions: Table<StoredQuestion, [owner: string, sha256: string, id: string]>;
  packKeys: Table<StoredKey, [owner: string, pack: string]>;
};
