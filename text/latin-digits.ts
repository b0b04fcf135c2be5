const BANGLA_ZERO = 0x09e6;

/** Bangla digits as Latin ones; everything else stays. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
