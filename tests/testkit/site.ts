import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, visitIn } from './browser.ts';
import { startStack, type Stack, type StackEnv } from './stack.ts';

/** Starts the product and a browser for all tests of a file. Call at the top level; read the getters inside tests. */
export function openSite(env?: StackEnv) {
  let stack: Stack | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startStack(env), openBrowser()]);
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
