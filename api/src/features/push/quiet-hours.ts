const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Hours of the reader's day; `offset` is in minutes east of UTC. The same hour twice: none are quiet. */
export type QuietHours = { quietFrom: number; quietTo: number; offset: number };

/** When the quiet hours end that a time is in. Null outside them. */
export function quietUntil(now: Date, { quietFrom, quietTo, offset }: QuietHours): Date | null {
  const hour = Math.floor(sinceMidnight(now, offset) / HOUR_MS);
  const isQuiet = quietFrom <= quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo;
  return isQuiet ? nextHour(now, quietTo, offset) : null;
}

/** When the next quiet hours begin. Null without any. */
export const quietFromNext = (now: Date, { quietFrom, quietTo, offset }: QuietHours): Date | null =>
  quietFrom === quietTo ? null : nextHour(now, quietFrom, offset);

/** The end of the reader's day. */
export const endOfDay = (now: Date, offset: number): Date => nextHour(now, 0, offset);

function nextHour(now: Date, hour: number, offset: number): Date {
  const since = sinceMidnight(now, offset);
  const at = hour * HOUR_MS;
  return new Date(now.getTime() - since + at + (at > since ? 0 : DAY_MS));
}

function sinceMidnight(now: Date, offset: number): number {
  const local = now.getTime() + offset * 60_000;
  return local - Math.floor(local / DAY_MS) * DAY_MS;
}
