import type { AppearanceRow } from '../../../db/schema.ts';
import type { Question } from '../draft/question.ts';
import type { Correction } from './change-question.ts';

/** A question of the bank (it has an id) or of an earlier row of the file (it has a line). */
export type KnownQuestion = {
  id: number | null;
  line: number | null;
  ref: string | null;
  hash: string;
  key: string;
  /** Differs for the same options in different case. */
  spelling: string;
  prof: string;
  subject: string;
  topic: string | null;
  hidden: boolean;
  appearances: AppearanceRow[];
  origin: Question['origin'] | null;
  lists: string[];
  items: string[];
  question?: Question | undefined;
};

export type Changes = {
  inserts: KnownQuestion[];
  updates: Set<KnownQuestion>;
  corrections: (Correction & { line: number })[];
  places: { known: KnownQuestion; list: string }[];
};

export const noChanges = (): Changes => ({ inserts: [], updates: new Set(), corrections: [], places: [] });
