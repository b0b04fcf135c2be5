// @module-tag long
import { expect, test } from 'vitest';
import { faultsInBothSchemes, openPage, waitForHydration, waitUntilLoaded } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';

const NARROW = { width: 320, height: 640 };

const site = sharedSite();

test('axe finds nothing on answered questions, in either scheme', async () => {
  const { page, context } = await openPage(site.browser, { baseURL: site.url });
  try {
    await page.goto('/board-question/DHK/_1/ANAT/2024');
    await waitUntilLoaded(page, /2024/);
    await page.getByRole('radio').first().check();
    for (const name of ['Check answer', 'Show answers', 'Show all']) {
      await page.getByRole('button', { name, exact: true }).and(page.locator(':enabled')).first().click();
    }
    await expect.poll(() => page.getByText('Explanation', { exact: true }).count()).toBe(3);
    expect(await faultsInBothSchemes(page)).toEqual([]);
  } finally {
    await context.close();
  }
});

test('axe finds nothing on the grid of results, the filters and a note, in either scheme, and they fit 320 px', async () => {
  const { page, context } = await openPage(site.browser, { baseURL: site.url, viewport: NARROW });
  const check = async () => {
    expect(await faultsInBothSchemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
  };
  try {
    await page.goto('/board-question/DHK/_1/ANAT/2024');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Show answer', exact: true }).first().click();
    await page.getByRole('button', { name: /answered/ }).click();
    await page.getByRole('navigation', { name: 'Results by question' }).waitFor();
    await check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('group', { name: 'Yours' }).waitFor();
    await check();
    await page
      .getByRole('button', { name: /^Add a note/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Your note' }).fill('হৃৎপিণ্ড '.repeat(20) + 'x'.repeat(200));
    await check();
  } finally {
    await context.close();
  }
});

test('answered questions fit 320 px', async () => {
  const { page, context } = await openPage(site.browser, { baseURL: site.url, viewport: NARROW });
  try {
    await page.goto('/board-question/DHK/_1/ANAT/2024');
    await waitUntilLoaded(page, /2024/);
    for (const name of ['Show answer', 'Show answers', 'Show all']) {
      // A pressed button disappears.
      const button = page.getByRole('button', { name, exact: true }).first();
      while (await button.isVisible()) await button.click();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
  } finally {
    await context.close();
  }
});
