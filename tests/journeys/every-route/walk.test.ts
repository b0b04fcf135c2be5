import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faultsInBothSchemes, openPage, waitUntilLoaded } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { addressOf, ROUTES } from './routes.ts';

const site = sharedSite();

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

const titles = new Map<string, string>();

describe.each(ROUTES)('$path', ({ path, heading }) => {
  test('no error, no failed request, nothing for axe, a title of its own', async () => {
    const { page, context, faults } = await openPage(site.browser, { baseURL: site.url, reducedMotion: 'reduce' });
    page.on('requestfailed', (request) => faults.push(`${request.url()} ${request.failure()?.errorText}`));
    page.on('response', (response) => {
      // The page of a path that nothing has is right to say 404.
      const isPage = response.request().resourceType() === 'document';
      if (response.status() >= 400 && !isPage) faults.push(`${response.url()} ${response.status()}`);
    });
    try {
      await page.goto(await addressOf(site.url, path));
      await waitUntilLoaded(page, heading);
      await readThrough(page);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      const title = await page.title();
      expect(title).toMatch(/\S/);
      if (!path.includes('?page')) {
        expect(titles.get(title), title).toBeUndefined();
        titles.set(title, path);
      }
      expect(await faultsInBothSchemes(page)).toEqual([]);
      expect(faults).toEqual([]);
    } finally {
      await context.close();
    }
  });
});
