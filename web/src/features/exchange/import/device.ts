import type { Dexie, Table } from 'dexie';
import { database as device } from '../../../device/database.ts';
import type { Edits } from './edits.ts';
import type { Settings } from './settings.ts';

/** Without pictures where an earlier version of the site has stored it. */
type StoredFile = { owner: string; file: File; pictures?: File[] };
type StoredWork = { owner: string; settings: Settings; edits: Edits };

// Two tables, or each key press would write the file again.
const { importFiles: files, importWork: works } = device as Dexie & {
  importFiles: Table<StoredFile, string>;
  importWork: Table<StoredWork, string>;
};

/** The file that an account was importing on this device, with its pictures and corrections. */
export async function readImport(owner: string): Promise<(StoredFile & StoredWork) | undefined> {
  const [file, work] = await Promise.all([files.get(owner), works.get(owner)]);
  return file && work && { ...file, ...work };
}

/** Removes those of other accounts, which may be large. */
export async function putFile(stored: StoredFile): Promise<void> {
  await files.where('owner').notEqual(stored.owner).delete();
  await files.put(stored);
}

export const putWork = (work: StoredWork) => works.put(work);

export const forgetImport = (owner: string) => Promise.all([files.delete(owner), works.delete(owner)]);
