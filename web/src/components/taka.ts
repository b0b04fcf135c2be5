import { inDigits } from '../i18n/formats/digits.ts';
import { isBangla, mayBeBangla } from '../i18n/formats/bangla.ts';

// By hand: a page's first Intl object takes a phone 60 ms.
// oxlint-disable-next-line regexp/no-super-linear-move -- a number has 22 digits at most
const groupDigits = (amount: number) => String(Math.round(amount)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
// 12,34,567.
// oxlint-disable-next-line regexp/no-super-linear-move -- as above
const groupLakhs = (amount: number) => String(Math.round(amount)).replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/** An amount that does not wrap: Tk 1,499, in Bangla ৳১,৪৯৯. */
export const taka = (amount: number) =>
  mayBeBangla && isBangla() ? `৳${inDigits(groupLakhs(amount))}` : `Tk\u00a0${groupDigits(amount)}`;

export const joinAmounts = (text: string) => text.replaceAll(/\bTk (?=\d)/g, 'Tk\u00a0');
