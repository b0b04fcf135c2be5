import { latinDigits } from '../../../components/latin-digits.ts';

const WHOLE = /^[1-9]\d{0,6}$/;

/** A whole number from 1 as a reader or an address writes it, in Latin or Bangla digits; else undefined. */
export function wholeNumber(text: string | null | undefined): number | undefined {
  const latin = latinDigits((text ?? '').trim());
  return WHOLE.test(latin) ? Number(latin) : undefined;
}
