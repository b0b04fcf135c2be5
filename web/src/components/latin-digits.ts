const BANGLA_ZERO = 0x09e6;

export const latinDigits = (text: string) =>
  text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
