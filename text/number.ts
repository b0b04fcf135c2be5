import { latinDigits } from './latin-digits.ts';

const LATIN = /^[0-9., ]+$/;
const BANGLA = /^[০-৯., ]+$/;
// No-break, figure, thin and narrow no-break spaces group digits.
const SPACES = /[\u00A0\u2007\u2009\u202F]/g;
const PLAIN = /^(\d+)(?:([.,])(\d+))?$|^([.,])(\d+)$/;
// Groups of three, or South Asian groups of two before the last three, all by one separator.
const GROUPED = /^(\d{1,3}(?:([., ])\d{3})(?:\2\d{3})*|\d{1,2}(?:([., ])\d{2})(?:\3\d{2})*\3\d{3})(?:([.,])(\d+))?$/;
// A point is a decimal point. A comma is either, where three digits follow.
const UNCLEAR = /^[1-9]\d{0,2},\d{3}$/;
// More do not fit into a double, unless they are the shortest form of one.
const MAX_DIGITS = 15;

/**
 * A number as people and programs write it: decimal point or comma; Latin or Bangla digits; groups by comma, point or space
 * (`1,500.50`, `১,৫০,০০০`). Undefined where it has no single exact reading: `1,500` alone, `50%`, `1e3`, `½`, 20 digits.
 */
export function readNumber(text: string): number | undefined {
  const trimmed = text.trim().replace(SPACES, ' ');
  const sign = /^[-−+]/.exec(trimmed)?.[0] ?? '';
  const digits = toLatinDigits(trimmed.slice(sign.length));
  const plain = digits === undefined || UNCLEAR.test(digits) ? undefined : toDecimal(digits);
  if (plain === undefined || !fitsDouble(plain)) return undefined;
  return sign === '' || sign === '+' || Number(plain) === 0 ? Number(plain) : -Number(plain);
}

/** Undefined unless all are of one script. */
const toLatinDigits = (text: string): string | undefined =>
  LATIN.test(text) || BANGLA.test(text) ? latinDigits(text) : undefined;

function toDecimal(text: string): string | undefined {
  const plain = PLAIN.exec(text);
  if (plain) return `${plain[1] ?? '0'}.${plain[3] ?? plain[5] ?? '0'}`;
  const [, whole, threes, twos, decimal, fraction = '0'] = GROUPED.exec(text) ?? [];
  const separator = threes ?? twos;
  if (whole === undefined || decimal === separator || /^0[., ]/.test(whole)) return undefined;
  return `${whole.replace(/[., ]/g, '')}.${fraction}`;
}

function fitsDouble(plain: string): boolean {
  const shortest = withoutEndZeros(plain.replace(/^0+(?=\d)/, ''));
  const digits = shortest.replace(/^0\.0*|\./g, '');
  return digits.length <= MAX_DIGITS || String(Number(plain)) === shortest;
}

/** Of a number with a decimal point. */
function withoutEndZeros(plain: string): string {
  let end = plain.length;
  while (plain[end - 1] === '0') end -= 1;
  return plain.slice(0, plain[end - 1] === '.' ? end - 1 : end);
}
