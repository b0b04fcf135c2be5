// @module-tag long
import { expect, test } from 'vitest';
import { layoutShift, openPage, waitForHydration, watchLayoutShift } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';

const site = sharedSite();

// Beyond half a second after the tap a movement counts as unexpected.
const LATE_MS = 1_000;

test.each([320, 1280])('a list that arrives late moves nothing on a page %i px wide', async (width) => {
  const viewport = { width, height: 740 };
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url, viewport });
  await watchLayoutShift(page);
  await page.goto('/board-question/DHK/_1/ANAT');
  await waitForHydration(page);
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: '2024' }).click();
  await page.getByRole('article', { name: 'Question 1', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  const { total, moved } = await layoutShift(page);
  expect(total, JSON.stringify(moved)).toBeLessThan(0.02);
  expect(faults).toEqual([]);
  await context.close();
});
