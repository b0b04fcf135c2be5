import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK, layoutShift, openBrowser, openPage, PHONE, settled, watchLayoutShift } from '../testkit/browser.ts';
import { askWell } from '../testkit/graphql.ts';
import { startStack, type Stack } from '../testkit/stack.ts';
import { ROUTES } from './routes.ts';

// Target W3.
const MAX_LAYOUT_SHIFT = 0.02;
const NARROW = { width: 320, height: 640 };
const SLOW_MS = 250;

let stack: Stack;
let browser: Browser;
let chapter: string;
beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const { chapters } = await askWell<{ chapters: { id: string }[] }>(
    stack.url,
    '{ chapters(prof: "_1", subject: "ANAT") { id } }',
  );
  chapter = chapters[0]!.id;
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const address = (path: string) => path.replace('{chapter}', chapter);

/** Whatever axe finds, as lines that name the place. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** Reads a page to its end, so that what comes in late has come. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

describe('every route', () => {
  test.each(ROUTES)('$path: no error, no failed request, no sideways scrolling, nothing for axe', async (route) => {
    const { page, context, faults } = await openPage(browser, { baseURL: stack.url, viewport: NARROW });
    page.on('requestfailed', (request) => faults.push(`${request.url()} ${request.failure()?.errorText}`));
    page.on('response', (response) => {
      // The page of a path that nothing has is right to say 404.
      const isPage = response.request().resourceType() === 'document';
      if (response.status() >= 400 && !isPage) faults.push(`${response.url()} ${response.status()}`);
    });
    try {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(address(route.path));
      await settled(page, route.heading);
      await readThrough(page);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.title()).toMatch(/\S/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await faultsOf(page), colorScheme).toEqual([]);
      }
      expect(faults).toEqual([]);
    } finally {
      await context.close();
    }
  });

  test.each(ROUTES.flatMap((route) => [PHONE, DESK].map((viewport) => ({ ...route, viewport }))))(
    'nothing jumps while $path loads over a slow line, $viewport.width px',
    async ({ path, heading, viewport }) => {
      const { page, context } = await openPage(browser, { baseURL: stack.url, viewport });
      try {
        await watchLayoutShift(page);
        for (const slow of ['**/graphql', '**/assets/*.js', '**/images/**']) {
          await page.route(slow, async (request) => {
            await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
            await request.continue();
          });
        }
        await page.goto(address(path));
        await settled(page, heading);
        const { total, moved } = await layoutShift(page);
        expect(total, JSON.stringify(moved)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
      } finally {
        await context.close();
      }
    },
  );

  test('has a title of its own', async () => {
    const { page, context } = await openPage(browser, { baseURL: stack.url });
    try {
      const titles = new Map<string, string>();
      for (const { path, heading } of ROUTES) {
        await page.goto(address(path));
        await settled(page, heading);
        const title = await page.title();
        expect(titles.get(title), title).toBeUndefined();
        titles.set(title, path);
      }
    } finally {
      await context.close();
    }
  });
});
