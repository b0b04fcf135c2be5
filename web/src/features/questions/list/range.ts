import { t } from '../messages/index.ts';
import { wholeNumber } from './whole-number.ts';

/** Places of a list, counted from 1, both included. */
export type Range = { from: number; to: number };

export type RangeFields = { from: string; to: string };

export type RangeCheck = { range: Range } | { missing: true } | { problems: Partial<RangeFields> };

/** What is typed into the range filter, checked as specification 5 has it and against the list's length, if known. */
export function checkRange(fields: RangeFields, length = Number.POSITIVE_INFINITY): RangeCheck {
  if (!fields.from.trim() || !fields.to.trim()) return { missing: true };
  const from = wholeNumber(fields.from);
  const to = wholeNumber(fields.to);
  if (from === undefined || to === undefined) {
    return {
      problems: {
        ...(from === undefined && { from: t('questions.rangeNotWhole') }),
        ...(to === undefined && { to: t('questions.rangeNotWhole') }),
      },
    };
  }
  if (from > to) return { problems: { to: t('questions.rangeReversed') } };
  if (from > length) return { problems: { from: t('questions.listLength', { count: length }) } };
  return { range: { from, to } };
}

/** The places that a tab's label names: '21-40'. */
export function labelRange(label: string | undefined): Range | undefined {
  const [from, to = from] = label?.split('-') ?? [];
  const first = wholeNumber(from);
  const last = wholeNumber(to);
  return first !== undefined && last !== undefined && first <= last ? { from: first, to: last } : undefined;
}
