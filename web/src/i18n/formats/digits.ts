import { readStored, store } from '../../components/storage.ts';
import { isBangla, mayBeBangla } from './bangla.ts';

const KEY = 'digits';
const LATIN = 'latin';
const ZERO = '০'.codePointAt(0)!;

const toBangla = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(ZERO + Number(digit)));

/** Whether this reader of Bangla wants 123; the server does not know and writes ১২৩. */
export const hasLatinDigits = () => !import.meta.env.SSR && readStored('localStorage', KEY) === LATIN;

/** For pages that load afterwards. */
export const chooseDigits = (isLatin: boolean) => store('localStorage', KEY, isLatin ? LATIN : null);

/** A text with its digits as the page's language and its reader have them. Not for refs, marks, doses and codes. */
export const inDigits = (text: string | number): string =>
  mayBeBangla && isBangla() && !hasLatinDigits() ? toBangla(String(text)) : String(text);
