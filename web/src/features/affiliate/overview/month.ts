const SHORT = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const format = (month: string, by: Intl.DateTimeFormat) => {
  const date = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? month : by.format(date);
};

/** `2026-11` -> November 2026 */
export const monthName = (month: string) => format(month, LONG);

/** `2026-11` -> Nov; a January includes its year, for charts over two years. */
export const monthTick = (month: string) =>
  month.endsWith('-01') ? `${format(month, SHORT)} ’${month.slice(2, 4)}` : format(month, SHORT);
