import { PAGE_LANGUAGES, type PageLanguage } from 'schema/language-path.ts';
import { SHELL_CACHE } from './languages.ts';

type Files = readonly [url: string, revision?: string][];

/** Files of each client by address; web/scripts/worker.ts lists them. Those with a hash in their name have no revision. */
declare const SHELL_FILES: Readonly<Record<PageLanguage, Files>>;

const AT_ONCE = 3;
// The explorer's are not of the client.
const HASHED = /^\/assets\/[^/]+$/;

const keysOf = (files: Files) =>
  files.map(([url, revision]): [url: string, key: string] => [
    url,
    new URL(revision === undefined ? url : `${url}?revision=${revision}`, location.origin).href,
  ]);

const keys = new Map(PAGE_LANGUAGES.flatMap((language) => keysOf(SHELL_FILES[language])));

/** Fetches what is not stored yet. What has arrived stays when it fails, so that the next try goes on from there. */
export async function storeShell(language: PageLanguage): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  // From the end: the page comes last, and with it the shell is whole.
  const missing = keysOf(SHELL_FILES[language]).filter(([, key]) => !stored.has(key));
  const storeNext = async (): Promise<void> => {
    const next = missing.pop();
    if (!next) return;
    const [url, key] = next;
    // From the browser's own cache, where it has them.
    const response = await fetch(url, { cache: HASHED.test(url) ? 'default' : 'no-cache', priority: 'low' });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await cache.put(key, response);
    return storeNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storeNext));
}

export async function dropFormerShells(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  const current = new Set(keys.values());
  const former = (await cache.keys()).filter(({ url }) => !current.has(url));
  await Promise.all(former.map((request) => cache.delete(request)));
}

/** Whether the cache may have it: a file of this version, or of one whose pages are still open. */
export const isOfShell = ({ pathname }: URL) => keys.has(pathname) || HASHED.test(pathname);

export async function findInShell({ href, pathname }: URL): Promise<Response | undefined> {
  const cache = await caches.open(SHELL_CACHE);
  return cache.match(keys.get(pathname) ?? href, { ignoreVary: true });
}
