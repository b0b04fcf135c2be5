const BANGLA_ZERO = 0x09e6;

/** The text with its Bangla digits written as Latin ones. */
export const latinDigits = (text: string) =>
  text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
