import { z } from 'zod';

// ISO 8601, also a basic date and the space and short offset of databases.
const ISO = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?\s*(Z|UTC|[+-]\d\d(?::?\d\d)?)?)?$/i;
// RFC 2822 and JavaScript's own text: the time as it stands there, and its zone.
const WORDS =
  /^((?:[a-z]{3,9},?\s+)?(?:(\d{1,2})[ -][a-z]{3}|[a-z]{3} (\d{1,2}))[ -]\d{4}(?:\s+\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?)?)(?:\s*(?:GMT|UTC?|Z))?(?:\s*([+-]\d{4}))?(?:\s*\([^()]*\))?$/i;
const EPOCH = /^\d{9,13}(?:\.\d+)?$/;

/** Larger numbers are milliseconds: as seconds they would be after the year 5138. */
const MAX_SECONDS = 1e11;
const EARLIEST = Date.UTC(1980, 0);
const MAX_OFFSET_MINUTES = 14 * 60;
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const fromEpoch = (value: number) => (value < MAX_SECONDS ? value * 1000 : value);

function fromIso(text: string): number {
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = ISO.exec(text) ?? [];
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  // Date.UTC turns 30 February into 2 March, and a 13th month into January.
  const date = new Date(at);
  const isReal =
    date.getUTCMonth() + 1 === Number(month) &&
    date.getUTCDate() === Number(day) &&
    date.getUTCMinutes() === Number(minute);
  return isReal ? at + Math.floor(Number(`0.${fraction}0`) * 1000) - offsetOf(zone) : NaN;
}

function fromWords(text: string): number {
  const [, local = '', dayBefore, dayAfter, zone = 'Z'] = WORDS.exec(text) ?? [];
  const at = Date.parse(`${local} UTC`);
  const isReal = new Date(at).getUTCDate() === Number(dayBefore ?? dayAfter);
  return isReal ? at - offsetOf(zone) : NaN;
}

function offsetOf(zone: string): number {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  if (hours === undefined) return 0;
  const total = Number(hours) * 60 + Number(minutes);
  return total > MAX_OFFSET_MINUTES ? NaN : (sign === '-' ? -1 : 1) * total * 60_000;
}

function timeOf(value: string | number): number {
  if (typeof value === 'number') return fromEpoch(value);
  const text = value.trim();
  if (EPOCH.test(text)) return fromEpoch(Number(text));
  if (ISO.test(text)) return fromIso(text);
  return fromWords(text);
}

/** To ISO 8601 in UTC, from ISO 8601, RFC 2822, Unix time in s or ms, or `{ $date }` of these. UTC is the default zone. */
export const instant = z
  .union([z.string(), z.number(), z.object({ $date: z.union([z.string(), z.number()]) }).transform((one) => one.$date)])
  .transform(timeOf)
  .pipe(z.number().min(EARLIEST).max(LATEST))
  .transform((time) => new Date(time).toISOString());
