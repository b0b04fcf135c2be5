import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { connectToBrowser, openBrowser, visitIn } from './browser.ts';
import type { SharedSite } from './shared-site-setup.ts';
import { startStack, type Stack, type StackEnv } from './stack.ts';

/** The whole product and a browser for all tests of a file. Call it at the file's top; read its parts inside tests. */
export const openSite = (env?: StackEnv) => siteOf(() => Promise.all([startStack(env), openBrowser()]));

/** The same, shared by all files that do not change data of others. */
export const sharedSite = () => oneOfSharedSites('read');

/** The same, shared by all files that change the bank, each at chapters, lists and accounts of its own. */
export const editedSite = () => oneOfSharedSites('edited');

const oneOfSharedSites = (name: SharedSiteName) =>
  siteOf(async () => {
    const { browser, ...stack } = await startedSite(name);
    return [{ ...stack, stop: async () => undefined }, await (browser ? connectToBrowser(browser) : openBrowser())];
  });

type SharedSiteName = 'read' | 'edited';

/** Its addresses alone, for files that need no browser. */
export async function startedSite(name: SharedSiteName): Promise<SharedSite> {
  const response = await fetch(`${inject('sharedSites')}/${name}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as SharedSite;
}

/** Of several products at once, on a busy machine. */
const START_MS = 180_000;

function siteOf(open: () => Promise<[Stack, Browser]>) {
  let stack: Stack | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [stack, browser] = await open();
  }, START_MS);
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
