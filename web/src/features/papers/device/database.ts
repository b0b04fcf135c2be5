import { Dexie, type Table } from 'dexie';
import { addVerdict } from './add-verdict.ts';
import type { StoredPaper } from './stored-paper.ts';

/** What the reader wrote for a part of a short answer in a paper. It stays on the device. */
type WrittenText = { paper: string; number: number; label: string; text: string };

export const database = new Dexie('papers') as Dexie & {
  papers: Table<StoredPaper, string>;
  written: Table<WrittenText, [paper: string, number: number, label: string]>;
};
database.version(1).stores({ papers: 'id, owner' });
database
  .version(2)
  .stores({ written: '[paper+number+label], paper' })
  .upgrade((transaction) => transaction.table<StoredPaper>('papers').toCollection().modify(addVerdict));
