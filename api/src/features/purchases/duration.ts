const WORDS = /^\s*(\d{1,4})\s*(day|week|month|year)s?\s*$/i;
const DAY_MS = 24 * 3_600_000;

/** When a duration (`3 months`) that starts at `from` ends; undefined for words that are none (`lifetime`). */
export function endOf(duration: string, from: Date): Date | undefined {
  const [, count, unit = ''] = WORDS.exec(duration) ?? [];
  if (count === undefined) return undefined;
  const many = Number(count);
  switch (unit.toLowerCase()) {
    case 'day':
      return new Date(from.getTime() + many * DAY_MS);
    case 'week':
      return new Date(from.getTime() + many * 7 * DAY_MS);
    case 'month':
      return addMonths(from, many);
    default:
      return addMonths(from, many * 12);
  }
}

function addMonths(from: Date, months: number): Date {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}
