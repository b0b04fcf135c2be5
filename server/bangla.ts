const LISTS = new Intl.ListFormat('bn');
const CHOICES = new Intl.ListFormat('bn', { type: 'disjunction' });
const ZERO = 0x09e6;

/** With Bangla digits, in groups: ১২,৩৪,৫৬৭. */
export const banglaNumber = (number: number): string => number.toLocaleString('bn');

/** The text with Bangla digits in place of Latin ones, for numbers that are not grouped: years, numbers of lines. */
export const banglaDigits = (text: string | number): string =>
  String(text).replaceAll(/\d/g, (digit) => String.fromCodePoint(ZERO + Number(digit)));

/** ক, খ এবং গ. */
export const banglaList = (items: readonly string[]): string => LISTS.format(items);

/** ক, খ বা গ. */
export const banglaChoice = (items: readonly string[]): string => CHOICES.format(items);
