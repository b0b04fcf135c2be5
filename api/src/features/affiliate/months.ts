import { type Column, sql } from 'drizzle-orm';

const SHOWN = 12;
// Bangladesh keeps UTC+6 all year.
const DHAKA_MS = 6 * 3_600_000;

export const MONTH_SQL = (at: Column) => sql<string>`to_char(${at} at time zone interval '6 hours', 'YYYY-MM')`;

/** In Dhaka, oldest first; `from` is when the first began. */
export function lastMonths(now: Date): { months: string[]; from: Date } {
  const local = new Date(now.getTime() + DHAKA_MS);
  const starts = Array.from(
    { length: SHOWN },
    (_, index) => new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - (SHOWN - 1 - index), 1)),
  );
  return {
    months: starts.map((start) => start.toISOString().slice(0, 7)),
    from: new Date(starts[0]!.getTime() - DHAKA_MS),
  };
}
