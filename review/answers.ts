import type { KindName } from 'question/kinds/names.ts';
import type { Outcome } from 'question/mark.ts';
import type { Day } from './days.ts';

/** An answer of the log that counts: no blank, and not taken back. Marks are by the key as it is now. */
export type ReviewAnswer = {
  /** The attempt's. */
  id: string;
  kind: KindName;
  outcome: Exclude<Outcome, 'SKIPPED'>;
  /** Thousandths of a mark. */
  points: number;
  outOf: number;
  confidence: 'GUESS' | 'UNSURE' | 'SURE' | null;
  /** Milliseconds. */
  tookMs: number | null;
  /** Milliseconds since 1970. */
  answeredAt: number;
  day: Day;
};
