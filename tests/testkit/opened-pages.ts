import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { openPage } from './browser.ts';

/**
 * Returns how to open a page of the site, in a context of its own. They are closed after each test, which fails for any
 * fault of one. Call it at the file's top.
 */
export function openedPages(site: { readonly browser: Browser; readonly url: string }) {
  const opened: Awaited<ReturnType<typeof openPage>>[] = [];
  afterEach(async () => {
    const all = opened.splice(0);
    await Promise.all(all.map(({ context }) => context.close()));
    const faults = all.flatMap((one) => one.faults);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
  return async (path: string, options: BrowserContextOptions): Promise<Page> => {
    const one = await openPage(site.browser, { baseURL: site.url, ...options });
    opened.push(one);
    await one.page.goto(path);
    return one.page;
  };
}
