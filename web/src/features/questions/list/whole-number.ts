import { latinDigits } from 'text/latin-digits.ts';

const WHOLE = /^[1-9]\d{0,6}$/;

/** A number from 1 in Latin or Bangla digits, else undefined. */
export function wholeNumber(text: string | null | undefined): number | undefined {
  const latin = latinDigits((text ?? '').trim());
  return WHOLE.test(latin) ? Number(latin) : undefined;
}
