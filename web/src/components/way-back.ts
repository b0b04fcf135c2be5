import { BANGLA } from 'schema/languages.ts';
import { readStored, store } from './storage.ts';

const KEY = 'left-in';

/** Call it before the reader leaves for another site that leads back to the address of an English page. */
export function noteLeaving() {
  if (import.meta.env.BANGLA) store('sessionStorage', KEY, BANGLA);
}

/** Opens the page in Bangla where the reader left in it. False where they did not. */
export function returnToBangla(): boolean {
  const language = readStored('sessionStorage', KEY);
  store('sessionStorage', KEY, null);
  if (import.meta.env.BANGLA || language !== BANGLA) return false;
  location.replace(`/${BANGLA}${location.pathname}${location.search}${location.hash}`);
  return true;
}
