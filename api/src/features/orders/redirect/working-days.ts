const DAY_MS = 86_400_000;
const DHAKA_MS = 6 * 3_600_000;
const FRIDAY = 5;
const SATURDAY = 6;

/** The day in Dhaka, as `2026-11-27`, that many working days after a time. Banks rest on Friday and Saturday. */
export function addWorkingDays(from: Date, days: number): string {
  let at = from.getTime() + DHAKA_MS;
  for (let left = days; left > 0;) {
    at += DAY_MS;
    const day = new Date(at).getUTCDay();
    if (day !== FRIDAY && day !== SATURDAY) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}
