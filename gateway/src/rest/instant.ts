import { z } from 'zod';

// ISO 8601, extended or a day alone in its basic form, with what databases write of it: a space, a short offset.
const ISO = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?\s*(Z|UTC|[+-]\d\d(?::?\d\d)?)?)?$/i;
// RFC 1123 and 2822, and a JavaScript date as text; without a zone they are of UTC.
const WORDS = /^(?:[a-z]{3,9},?\s+)?(?:\d{1,2}[ -][a-z]{3}|[a-z]{3} \d{1,2})[ -]\d{4}(?:\s+\d\d:\d\d(?::\d\d)?)?/i;
const ZONE = /(?:\b(?:GMT|UTC?)|[+-]\d{4}|Z)\b/;
const EPOCH = /^\d{9,13}(?:\.\d+)?$/;

/** Larger numbers are milliseconds: as seconds they would be after the year 5138. */
const MAX_SECONDS = 1e11;
// Zero dates of other languages and numbers that are no time at all fall before.
const EARLIEST = Date.UTC(1980, 0);
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const fromEpoch = (value: number) => (value < MAX_SECONDS ? value * 1000 : value);

function fromIso(text: string): number {
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = ISO.exec(text) ?? [];
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  // 30 February would become 2 March.
  const read = new Date(at);
  const isReal = read.getUTCDate() === Number(day) && read.getUTCMinutes() === Number(minute);
  return isReal ? at + Math.floor(Number(`0.${fraction}0`) * 1000) - offsetOf(zone) : NaN;
}

function offsetOf(zone: string): number {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return hours === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

function timeOf(given: string | number): number {
  if (typeof given === 'number') return fromEpoch(given);
  const text = given.trim();
  if (EPOCH.test(text)) return fromEpoch(Number(text));
  if (ISO.test(text)) return fromIso(text);
  if (WORDS.test(text)) return Date.parse(ZONE.test(text) ? text : `${text} UTC`);
  // A day such as 03/04/2026 is read two ways, so it is not read at all.
  return NaN;
}

/**
 * An instant as ISO 8601 in UTC: from ISO 8601 or RFC 2822, seconds or milliseconds since 1970, or `{ $date }` of these.
 * Without a zone it is of UTC.
 */
export const instant = z
  .union([z.string(), z.number(), z.object({ $date: z.union([z.string(), z.number()]) }).transform((one) => one.$date)])
  .transform(timeOf)
  .pipe(z.number().min(EARLIEST).max(LATEST))
  .transform((time) => new Date(time).toISOString());
