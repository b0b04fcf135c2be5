/** Files of the client by address; web/scripts/worker.ts lists them. Those with a hash in their name have no revision. */
declare const SHELL_FILES: readonly [url: string, revision?: string][];

const CACHE = 'shell';
const AT_ONCE = 3;
// The explorer's are not of the client.
const HASHED = /^\/assets\/[^/]+$/;

const keys = new Map(
  SHELL_FILES.map(([url, revision]) => [
    url,
    new URL(revision === undefined ? url : `${url}?revision=${revision}`, location.origin).href,
  ]),
);

/** Fetches what is not stored yet. What has arrived stays when it fails, so that the next try goes on from there. */
export async function storeShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...keys].filter(([, key]) => !stored.has(key));
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
  const cache = await caches.open(CACHE);
  const current = new Set(keys.values());
  const former = (await cache.keys()).filter(({ url }) => !current.has(url));
  await Promise.all(former.map((request) => cache.delete(request)));
}

/** Whether the cache may have it: a file of this version, or of one whose pages are still open. */
export const isOfShell = ({ pathname }: URL) => keys.has(pathname) || HASHED.test(pathname);

export async function findInShell({ href, pathname }: URL): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return cache.match(keys.get(pathname) ?? href, { ignoreVary: true });
}
