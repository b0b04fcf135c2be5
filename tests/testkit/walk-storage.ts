import type { Page } from 'playwright-core';

/** `place` names a store: `IndexedDB study/papers`, `Cache shell`, `localStorage`. */
export type StoredText = { place: string; text: string };

/**
 * All that the browser keeps for the site of this page: every row of every database, every answer in a cache with its
 * address, storage keys and cookies. Bytes are read as text, gzip files unpacked.
 */
export async function walkStorage(page: Page): Promise<StoredText[]> {
  const stored = await page.evaluate(readAll);
  const cookies = await page.context().cookies(page.url());
  return [...stored, { place: 'cookies', text: JSON.stringify(cookies) }];
}

// The whole of it runs in the page.
async function readAll(): Promise<StoredText[]> {
  const found: StoredText[] = [];
  const toResult = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error!));
    });
  async function readBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const text = new TextDecoder().decode(bytes);
    if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return text;
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
  }
  async function readValue(value: unknown): Promise<string> {
    if (value instanceof ArrayBuffer) return readBytes(new Uint8Array(value));
    if (ArrayBuffer.isView(value)) return readBytes(new Uint8Array(value.buffer as ArrayBuffer));
    if (value instanceof Blob) return readBytes(new Uint8Array(await value.arrayBuffer()));
    if (value instanceof CryptoKey) return value.extractable ? 'a key that can be exported' : 'a key';
    if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? '';
    const entries = value instanceof Map || value instanceof Set ? [...value.entries()] : Object.entries(value);
    const texts = await Promise.all(entries.map(async ([key, one]) => `${String(key)}: ${await readValue(one)}`));
    return `{${texts.join(', ')}}`;
  }
  for (const { name } of await indexedDB.databases()) {
    const database = await toResult(indexedDB.open(name!));
    for (const store of database.objectStoreNames) {
      const rows = await toResult(database.transaction(store).objectStore(store).getAll());
      for (const row of rows) found.push({ place: `IndexedDB ${name}/${store}`, text: await readValue(row) });
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = (await cache.match(request))!;
      const body = await readBytes(new Uint8Array(await response.arrayBuffer()));
      const headers = JSON.stringify([...request.headers, ...response.headers]);
      found.push({ place: `Cache ${name}`, text: `${request.method} ${request.url} ${headers} ${body}` });
    }
  }
  for (const [place, storage] of Object.entries({ localStorage, sessionStorage }))
    for (const [key, text] of Object.entries(storage)) found.push({ place, text: `${key}: ${text}` });
  return found;
}

const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/g, '');

/** Which of these sentences are stored, and where: as HTML, as text, or as JSON has it, without its quotes. */
export const findSentences = (stored: readonly StoredText[], sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence) => {
    const forms = [sentence, withoutTags(sentence), JSON.stringify(sentence).slice(1, -1)];
    return stored
      .filter(({ text }) => forms.some((form) => text.includes(form)))
      .map(({ place }) => `${place}: ${sentence}`);
  });
