import { readNumber } from 'text/number.ts';

/** From -100 to 100, so that a comma before three digits can only be a decimal comma: `33,333`. */
export function readPercent(text: string): number | undefined {
  const percent = readNumber(text) ?? readNumber(text.replace(',', '.'));
  return percent !== undefined && Math.abs(percent) <= 100 ? percent : undefined;
}

// Moodle writes a third as 33.33333 and compares sums after rounding to a hundredth.
export const isWhole = (percents: readonly number[]): boolean =>
  Math.abs(percents.reduce((sum, percent) => sum + percent, 0) - 100) < 0.5;
