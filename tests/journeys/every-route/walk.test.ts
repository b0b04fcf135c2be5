// @module-tag long
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  faultsInBothSchemes,
  layoutShift,
  openPage,
  waitUntilLoaded,
  watchLayoutShift,
} from '../../testkit/browser.ts';
import { largeTextFaults } from '../../testkit/large-text.ts';
import { sharedSite } from '../../testkit/site.ts';
import { addressOf, ROUTES } from './routes.ts';

// Target W3.
const MAX_LAYOUT_SHIFT = 0.02;
const NARROW = 320;
const WIDE = 1280;
// Pages with columns on desktops.
const ON_A_DESK = ROUTES.filter(({ path }) => /^\/$|2024$|e-book|subscription|septic-shock$/.test(path));
const SLOW_MS = 250;

const site = sharedSite();
const titles = new Map<string, string>();

async function slowly(page: Page) {
  for (const slow of ['**/graphql', '**/assets/*.js', '**/assets/*.css', '**/images/**']) {
    await page.route(slow, async (request) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      await request.continue();
    });
  }
}

/** No layout shift on a slow connection, and nothing wider than the screen. */
async function load(page: Page, { path, heading }: (typeof ROUTES)[number], width: number) {
  await watchLayoutShift(page);
  await slowly(page);
  await page.goto(await addressOf(site.url, path));
  await waitUntilLoaded(page, heading);
  const { total, moved } = await layoutShift(page);
  expect(total, JSON.stringify(moved)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** Scrolls to the end of a page, so that lazy parts load. */
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

describe.each(ROUTES)('$path', (route) => {
  test('on a phone: no layout shift, no error, nothing for axe, its own title, all visible with large text', async () => {
    const viewport = { width: NARROW, height: 740 };
    const { page, context, faults } = await openPage(site.browser, { baseURL: site.url, viewport });
    page.on('requestfailed', (request) => faults.push(`${request.url()} ${request.failure()?.errorText}`));
    page.on('response', (response) => {
      // 404 is right for the unknown path.
      const isPage = response.request().resourceType() === 'document';
      if (response.status() >= 400 && !isPage) faults.push(`${response.url()} ${response.status()}`);
    });
    try {
      await load(page, route, NARROW);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await readThrough(page);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      const title = await page.title();
      expect(title).toMatch(/\S/);
      if (!route.path.includes('?page')) {
        expect(titles.get(title) ?? route.path, title).toBe(route.path);
        titles.set(title, route.path);
      }
      expect(await faultsInBothSchemes(page)).toEqual([]);
      expect(await largeTextFaults(page)).toEqual({ bySetting: [], byPage: [] });
      expect(faults).toEqual([]);
    } finally {
      await context.close();
    }
  });
});

test.each(ON_A_DESK)('on a desktop $path has no layout shift', async (route) => {
  const viewport = { width: WIDE, height: 740 };
  const { page, context } = await openPage(site.browser, { baseURL: site.url, viewport });
  try {
    await load(page, route, WIDE);
  } finally {
    await context.close();
  }
});
