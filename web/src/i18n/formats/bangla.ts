import { BANGLA } from 'schema/languages.ts';
import { currentLanguage } from '../language.ts';

/** A constant of the build: the English client drops the code for Bangla. */
export const mayBeBangla = import.meta.env.SSR || import.meta.env.BANGLA !== false;

/** Whether the page is in Bangla. Callers ask `mayBeBangla` first. */
export const isBangla = () => currentLanguage() === BANGLA;
