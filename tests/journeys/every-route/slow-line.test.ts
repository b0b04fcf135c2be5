import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { layoutShift, openPage, waitUntilLoaded, watchLayoutShift } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { addressOf, ROUTES } from './routes.ts';

// Target W3.
const MAX_LAYOUT_SHIFT = 0.02;
// What stands in columns there.
const ON_A_DESK = /^\/$|2024$|e-book|subscription|septic-shock$/;
const SLOW_MS = 250;

const site = sharedSite();

async function slowly(page: Page) {
  for (const slow of ['**/graphql', '**/assets/*.js', '**/assets/*.css', '**/images/**']) {
    await page.route(slow, async (request) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      await request.continue();
    });
  }
}

describe.each(ROUTES)('$path', ({ path, heading }) => {
  const widths = ON_A_DESK.test(path) ? [320, 1280] : [320];
  test.each(widths)('nothing jumps or leaves the screen over a slow line, %i px', async (width) => {
    const { page, context } = await openPage(site.browser, { baseURL: site.url, viewport: { width, height: 740 } });
    try {
      await watchLayoutShift(page);
      await slowly(page);
      await page.goto(await addressOf(site.url, path));
      await waitUntilLoaded(page, heading);
      const { total, moved } = await layoutShift(page);
      expect(total, JSON.stringify(moved)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    } finally {
      await context.close();
    }
  });
});
