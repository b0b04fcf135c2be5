import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsByAxe, layoutShift, openBrowser, openPage, settled, watchLayoutShift } from '../testkit/browser.ts';
import { askWell } from '../testkit/graphql.ts';
import { startStack, type Stack } from '../testkit/stack.ts';
import { ROUTES } from './routes.ts';

// Target W3.
const MAX_LAYOUT_SHIFT = 0.02;
// What stands in columns there.
const ON_A_DESK = /^\/$|2024$|e-book|subscription|septic-shock$/;
const SLOW_MS = 250;
// axe would read colours that are on their way.
const AT_ONCE = '* { transition: none !important }';

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

/** Reads a page to its end, so that what comes in late has come. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function slowly(page: Page) {
  for (const slow of ['**/graphql', '**/assets/*.js', '**/images/**']) {
    await page.route(slow, async (request) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      await request.continue();
    });
  }
}

const titles = new Map<string, string>();

describe.each(ROUTES)('$path', ({ path, heading }) => {
  test('no error, no failed request, nothing for axe, a title of its own', async () => {
    const { page, context, faults } = await openPage(browser, { baseURL: stack.url, reducedMotion: 'reduce' });
    page.on('requestfailed', (request) => faults.push(`${request.url()} ${request.failure()?.errorText}`));
    page.on('response', (response) => {
      // The page of a path that nothing has is right to say 404.
      const isPage = response.request().resourceType() === 'document';
      if (response.status() >= 400 && !isPage) faults.push(`${response.url()} ${response.status()}`);
    });
    try {
      await page.goto(address(path));
      await settled(page, heading);
      await readThrough(page);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      const title = await page.title();
      expect(title).toMatch(/\S/);
      if (!path.includes('?page')) {
        expect(titles.get(title), title).toBeUndefined();
        titles.set(title, path);
      }
      await page.addStyleTag({ content: AT_ONCE });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await faultsByAxe(page), colorScheme).toEqual([]);
      }
      expect(faults).toEqual([]);
    } finally {
      await context.close();
    }
  });

  const widths = ON_A_DESK.test(path) ? [320, 1280] : [320];
  test.each(widths)('nothing jumps or leaves the screen over a slow line, %i px', async (width) => {
    const { page, context } = await openPage(browser, { baseURL: stack.url, viewport: { width, height: 740 } });
    try {
      await watchLayoutShift(page);
      await slowly(page);
      await page.goto(address(path));
      await settled(page, heading);
      const { total, moved } = await layoutShift(page);
      expect(total, JSON.stringify(moved)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    } finally {
      await context.close();
    }
  });
});
