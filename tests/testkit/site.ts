import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { connectToBrowser, openBrowser, visitIn } from './browser.ts';
import { startStack, type Stack, type StackEnv } from './stack.ts';

/** The whole product and a browser for all tests of a file. Call it at the file's top; read its parts inside tests. */
export const openSite = (env?: StackEnv) => siteOf(() => Promise.all([startStack(env), openBrowser()]));

/** The same, shared by all files that do not change data of others. */
export const sharedSite = () =>
  siteOf(async () => {
    const { browser, ...stack } = inject('sharedSite');
    return [{ ...stack, stop: async () => undefined }, await (browser ? connectToBrowser(browser) : openBrowser())];
  });

function siteOf(open: () => Promise<[Stack, Browser]>) {
  let stack: Stack | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [stack, browser] = await open();
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });
  return {
    get stack() {
      return stack!;
    },
    get browser() {
      return browser!;
    },
    get url() {
      return stack!.url;
    },
    /** Fails the test on any fault of the page. */
    visit: (path: string, steps: (page: Page) => Promise<void>) => visitIn(browser!, stack!.url, path, steps),
  };
}
