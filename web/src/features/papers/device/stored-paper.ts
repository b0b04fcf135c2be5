import type { Answer } from 'question/answer.ts';
import type { PaperInput } from '../../../graphql.generated.ts';
import type { PaperSheetFragment } from '../paper.generated.ts';

export type SheetItem = PaperSheetFragment['sections'][number]['items'][number];

/** A change on this device that the account does not have yet. */
export type Change = {
  /** Empty if the answer was removed. */
  answer?: Answer;
  /** Chosen but not checked yet, in a paper with a tutor. Never sent. */
  draft?: Answer;
  flagged?: boolean;
  tookMs?: number;
  /** When the answer or the flag was set: ISO 8601, by the server's clock. */
  at?: string;
  /** Incremented by each change, so that a change made during sending is sent again. */
  revision: number;
};

/** A paper as the server last sent it, and the changes since. Without keys while it is open. */
export type StoredPaper = {
  id: string;
  /** The account's user id; empty for a visitor. */
  owner: string;
  paper: PaperSheetFragment;
  /** By the number of the question. */
  changes: Record<number, Change>;
  /** The server's clock minus the device's, in milliseconds. */
  offsetMs: number;
  /** When it was handed in on this device, by the server's clock. The account may not know yet. */
  handedInAt?: string;
  /** The input of a visitor's paper, which the server does not store, and of one that was drawn on this device. */
  input?: PaperInput;
  /** Drawn on this device out of packs; the account does not have it yet. */
  isDrawn?: true;
};
