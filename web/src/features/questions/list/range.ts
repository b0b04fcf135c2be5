import { wholeNumber } from './whole-number.ts';

/** Places from 1, both included. */
export type Range = { from: number; to: number };

/** Parses a tab's label: '21-40'. */
export function parseLabel(label: string | undefined): Range | undefined {
  const [from, to = from] = label?.split('-') ?? [];
  const first = wholeNumber(from);
  const last = wholeNumber(to);
  return first !== undefined && last !== undefined && first <= last ? { from: first, to: last } : undefined;
}
