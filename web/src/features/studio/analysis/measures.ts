import { hasStatements } from 'question/kinds/names.ts';
import type { QuestionType } from '../../../graphql.generated.ts';

// The usual bounds of item analysis: below or above, an item tells little of what readers know.
const [HARD, EASY] = [0.3, 0.9];
const [WEAK, GOOD] = [0.2, 0.3];

export const facilityWord = (facility: number) => (facility < HARD ? 'hard' : facility > EASY ? 'easy' : 'fair');

export function discriminationWord(discrimination: number | null) {
  if (discrimination === null) return 'unknown';
  if (discrimination < 0) return 'against';
  if (discrimination < WEAK) return 'weak';
  return discrimination < GOOD ? 'fair' : 'good';
}

/** The share of an option, or of "true", among readers who guess. */
export const guessingShare = (type: QuestionType, optionCount: number) =>
  hasStatements(type) ? 0.5 : 1 / Math.max(1, optionCount);

export const percentOf = (share: number) => Math.round(share * 100);
