import { PAGE_LANGUAGES, readLanguagePath, type PageLanguage } from 'schema/language-path.ts';

export const SHELL_CACHE = 'shell';

/** Of shells that are stored and of pages that are open; English without any. */
export async function findLanguages(
  pages: readonly string[] = [],
): Promise<readonly [PageLanguage, ...PageLanguage[]]> {
  const cache = await caches.open(SHELL_CACHE);
  const stored = (await cache.keys()).map(({ url }) => url);
  const indexes = stored.filter((url) => new URL(url).pathname.endsWith('/index.html'));
  const languages = [...indexes, ...pages].map((url) => readLanguagePath(new URL(url).pathname).language);
  const [first = PAGE_LANGUAGES[0], ...others] = new Set(languages);
  return [first, ...others];
}
