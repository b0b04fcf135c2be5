import { readNumber } from 'text/number.ts';
import type { Message } from '../../../../http/messages.ts';
import { formatMessages } from '../messages.ts';

/** From -100 to 100, so that a comma before three digits can only be a decimal comma: `33,333`. */
export function readPercent(text: string): number | undefined {
  const percent = readNumber(text) ?? readNumber(text.replace(',', '.'));
  return percent !== undefined && Math.abs(percent) <= 100 ? percent : undefined;
}

// Moodle writes a third as 33.33333 and compares sums after rounding to a hundredth.
const isWhole = (percents: readonly number[]): boolean =>
  Math.abs(percents.reduce((sum, percent) => sum + percent, 0) - 100) < 0.5;

/** Moodle imports shares that do not add up to 100 %, with a notice; which answers are right is clear. */
export function problemOfShares(weights: readonly number[]): { refusal: Message } | { notes: Message[] } {
  const shares = weights.filter((weight) => weight > 0);
  if (shares.length === 0) return { refusal: formatMessages.noRightAnswer() };
  return { notes: isWhole(shares) ? [] : [formatMessages.sharesNotWhole({ shares })] };
}
