import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layoutShift, openPage, waitUntilLoaded, waitForHydration, watchLayoutShift } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';

const site = sharedSite();

const scripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);
/** The focusable slides, which are those in view. */
const inView = (page: Page, label: string) =>
  page
    .locator(`[aria-label="${label}"] [aria-roledescription="slide"]:not([inert])`)
    .evaluateAll((slides) => slides.map((slide) => slide.ariaLabel));

async function openHome(reducedMotion: 'reduce' | 'no-preference') {
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url, reducedMotion });
  await watchLayoutShift(page);
  await page.goto('/');
  await waitUntilLoaded(page, /Trusted/);
  await waitForHydration(page);
  return { page, context, faults };
}

test('with reduced motion the slides scroll, and the next button loads Swiper', async () => {
  const { page, context, faults } = await openHome('reduce');
  const sets = page.getByRole('group', { name: 'Question sets' });
  await sets.scrollIntoViewIfNeeded();
  await waitForHydration(page);
  const before = await scripts(page);
  // Other tests cover layout shifts during loading.
  const { total: shiftBefore } = await layoutShift(page);
  expect((await inView(page, 'Question sets')).length).toBeGreaterThan(1);

  await sets.getByRole('button', { name: 'Next of Question sets' }).click();
  await expect.poll(() => inView(page, 'Question sets')).toEqual([expect.stringMatching(/^2 of /)]);
  expect(await scripts(page)).toBe(before + 1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => inView(page, 'Question sets')).toEqual([expect.stringMatching(/^1 of /)]);
  expect(await sets.getByRole('button', { name: 'Play Question sets' }).count()).toBe(1);
  expect((await layoutShift(page)).total - shiftBefore).toBeLessThan(0.01);
  expect(faults).toEqual([]);
  await context.close();
});

test('slides move by themselves once they are near the screen', { tags: 'long' }, async () => {
  const { page, context, faults } = await openHome('no-preference');
  const sets = page.getByRole('group', { name: 'Question sets' });
  await sets.scrollIntoViewIfNeeded();
  await expect.poll(() => inView(page, 'Question sets')).toHaveLength(1);
  const [first] = await inView(page, 'Question sets');
  await expect.poll(async () => (await inView(page, 'Question sets'))[0], { timeout: 10_000 }).not.toBe(first);
  await sets.getByRole('button', { name: 'Pause Question sets' }).click();
  expect(faults).toEqual([]);
  await context.close();
});
