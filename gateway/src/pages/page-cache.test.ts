import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { pageCache, type PageCacheOptions } from './page-cache.ts';
import type { Page } from './page.ts';
import { Busy, renderLimit } from './render-limit.ts';
import type { Rendered } from './renderer.ts';

const SOON = { timeout: 10_000 };

type Render = (page: string) => Promise<Rendered>;

function cacheOf({ render, ...options }: Partial<PageCacheOptions> & { render: Render }) {
  const onFailure = vi.fn<PageCacheOptions['onFailure']>();
  const limit = renderLimit({ atOnce: 10, perSecond: 1000, burst: 1000, waiting: 1000 });
  const pages = pageCache({ limit, onFailure, ...options });
  const textOf = (page: Page | undefined) => page && brotliDecompressSync(page.brotli).toString();
  return { read: async (name: string) => textOf(await pages(name, 'here', () => render(name))), onFailure };
}

/** Renders the next of its texts each time, and fails without any. */
function versions(...texts: string[]) {
  return vi.fn<Render>(async () => {
    const html = texts.shift();
    if (html === undefined) throw new Error('the upstream is down');
    return { status: 200, html };
  });
}

const pastFresh = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a stale page is served while it is rendered again', async () => {
  const { read } = cacheOf({ render: versions('old', 'new'), freshMs: 1 });
  expect(await read('/')).toBe('old');
  await pastFresh();
  expect(await read('/')).toBe('old');
  await expect.poll(() => read('/'), SOON).toBe('new');
});

test('a stale page is served while renders fail', async () => {
  const { read, onFailure } = cacheOf({ render: versions('old'), freshMs: 1, maxAgeMs: 1 });
  expect(await read('/')).toBe('old');
  await pastFresh();
  expect(await read('/')).toBe('old');
  await expect.poll(() => onFailure.mock.calls.length, SOON).toBeGreaterThan(0);
  expect(await read('/')).toBe('old');
});

test('a page that is too old is not served', async () => {
  const { read } = cacheOf({ render: versions('old', 'new'), freshMs: 1, maxAgeMs: 1 });
  expect(await read('/')).toBe('old');
  await pastFresh();
  expect(await read('/')).toBe('new');
});

test('without time to render there is no page, so the browser renders it', async () => {
  let isBusy = false;
  const limit: PageCacheOptions['limit'] = async (_address, render) => {
    if (isBusy) throw new Busy('Too many pages to render');
    return render();
  };
  const { read, onFailure } = cacheOf({ render: versions('old', 'new'), limit, freshMs: 1, maxAgeMs: 1 });
  expect(await read('/')).toBe('old');
  await pastFresh();
  isBusy = true;
  expect(await read('/')).toBeUndefined();
  expect(onFailure).not.toHaveBeenCalled();
});

test('pages stay within their memory limit', async () => {
  const render = vi.fn<Render>(async (page) => ({ status: 200, html: page }));
  const { read } = cacheOf({ render, maxBytes: 2_000 });
  for (let page = 0; page < 20; page += 1) await read(`/${page}`);
  await read('/19');
  expect(render).toHaveBeenCalledTimes(20);
  await read('/0');
  expect(render).toHaveBeenCalledTimes(21);
});

test('a page that is too large for the cache is served', async () => {
  const { read } = cacheOf({ render: versions('a', 'b'), maxBytes: 100 });
  expect([await read('/'), await read('/')]).toEqual(['a', 'b']);
});
