const COMPARED_DIGITS = 10;

/**
 * What all ways to write one number share: its last ten digits in ASCII, without country code and leading zero. Bangla
 * digits count. Undefined where there are fewer.
 */
export function phoneKey(text: string): string | undefined {
  const digits = text
    .replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - '০'.charCodeAt(0)))
    .replaceAll(/\D/g, '');
  return digits.length < COMPARED_DIGITS ? undefined : digits.slice(-COMPARED_DIGITS);
}
