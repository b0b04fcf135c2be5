import type { Dexie, Table } from 'dexie';
import { database as device } from '../../../device/database.ts';
import { addVerdict } from './add-verdict.ts';
import type { StoredPaper } from './stored-paper.ts';

/** What the reader wrote for a part of a short answer in a paper. It stays on the device. */
type WrittenText = { paper: string; number: number; label: string; text: string };

export const database = device as Dexie & {
  papers: Table<StoredPaper, string>;
  written: Table<WrittenText, [paper: string, number: number, label: string]>;
};
database.papers.hook('reading', (stored: StoredPaper | undefined) => {
  if (stored) addVerdict(stored);
  return stored;
});
