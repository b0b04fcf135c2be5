const BANGLA_ZERO = 0x09e6;
const WHOLE = /^[1-9]\d{0,6}$/;

/** A whole number from 1 as a reader or an address writes it, in Latin or Bangla digits; else undefined. */
export function wholeNumber(text: string | null | undefined): number | undefined {
  const latin = (text ?? '').trim().replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
  return WHOLE.test(latin) ? Number(latin) : undefined;
}
