import { t } from '../messages/index.ts';
import type { Range } from './range.ts';
import { wholeNumber } from './whole-number.ts';

export type RangeFields = { from: string; to: string };

export type RangeCheck = { range: Range } | { missing: true } | { problems: Partial<RangeFields> };

/** Checks the range filter's fields by specification 5 and, if known, the list's length. */
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
