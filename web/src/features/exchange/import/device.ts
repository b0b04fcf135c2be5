import { Dexie, type Table } from 'dexie';
import type { Edits } from './edits.ts';
import type { Settings } from './settings.ts';

/** Without pictures where an earlier version of the site has stored it. */
type StoredFile = { owner: string; file: File; pictures?: File[] };
type StoredWork = { owner: string; settings: Settings; edits: Edits };

// Two tables, or each key press would write the file again.
const database = new Dexie('exchange') as Dexie & {
  files: Table<StoredFile, string>;
  work: Table<StoredWork, string>;
};
database.version(1).stores({ files: 'owner', work: 'owner' });

/** The file that an account was importing on this device, with its pictures and corrections. */
export async function readImport(owner: string): Promise<(StoredFile & StoredWork) | undefined> {
  const [file, work] = await Promise.all([database.files.get(owner), database.work.get(owner)]);
  return file && work && { ...file, ...work };
}

/** Removes those of other accounts, which may be large. */
export async function putFile(stored: StoredFile): Promise<void> {
  await database.files.where('owner').notEqual(stored.owner).delete();
  await database.files.put(stored);
}

export const putWork = (work: StoredWork) => database.work.put(work);

export const forgetImport = (owner: string) => Promise.all([database.files.delete(owner), database.work.delete(owner)]);
