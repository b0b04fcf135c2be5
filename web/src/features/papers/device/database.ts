import { Dexie, type Table } from 'dexie';
import type { AnswerInput, PaperInput } from '../../../graphql.generated.ts';
import type { PaperSheetFragment } from '../paper.generated.ts';

export type SheetItem = PaperSheetFragment['sections'][number]['items'][number];

/** What changed here and the account does not have yet. */
export type Change = {
  /** Empty: taken away. */
  answer?: AnswerInput;
  /** Of a tutor's paper: chosen, but not checked. It is not sent. */
  draft?: AnswerInput;
  flagged?: boolean;
  tookMs?: number;
  /** When the answer or the flag was set: ISO 8601, by the server's clock. */
  at?: string;
  /** Grows with each change, so that what changed while it was being sent is sent again. */
  revision: number;
};

/** A paper as the server last sent it, and what was done to it here since. It has no keys while it is open. */
export type StoredPaper = {
  id: string;
  /** The account's user id; empty for a visitor. */
  owner: string;
  paper: PaperSheetFragment;
  /** By the number of the question. */
  changes: Record<number, Change>;
  /** The server's clock minus the device's, in milliseconds. */
  offsetMs: number;
  /** Handed in here at this time, by the server's clock; the account may not know yet. */
  handedInAt?: string;
  /** What a visitor's paper was made of: the server does not store it. */
  input?: PaperInput;
};

export const database = new Dexie('papers') as Dexie & { papers: Table<StoredPaper, string> };
database.version(1).stores({ papers: 'id, owner' });
