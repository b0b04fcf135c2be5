import { BANGLA, DEFAULT_LANGUAGE } from './languages.ts';

/** Of pages: each has an address in each of them. */
export const PAGE_LANGUAGES = [DEFAULT_LANGUAGE, BANGLA] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

const BASE = `/${BANGLA}`;

/** What the paths of pages in Bangla begin with. English ones have no such part. */
export const basePath = (language: string): string => (language === BANGLA ? BASE : '');

/** `/bn/search` is the Bangla page of `/search`, `/bn` that of `/`. */
export function readLanguagePath(path: string): { language: PageLanguage; path: string } {
  if (path !== BASE && !path.startsWith(`${BASE}/`)) return { language: DEFAULT_LANGUAGE, path };
  return { language: BANGLA, path: path.slice(BASE.length) || '/' };
}

/** The address of a page in a language; `path` is that of the English page, with or without a query. */
export const languagePath = (path: string, language: string): string =>
  basePath(language) + (path === '/' ? '' : path) || '/';
