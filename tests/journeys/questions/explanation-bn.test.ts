import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInBothSchemes, openPage, waitForHydration } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';

const NARROW = { width: 320, height: 640 };
const LIST = '/board-question/DHK/_1/ANAT/2024';

const site = sharedSite();

const question = (page: Page, ref: string) => page.locator(`article[id="${ref}"]`);
const summary = (page: Page, ref: string) => question(page, ref).getByText('Explanation in Bangla', { exact: true });
const bangla = (page: Page, ref: string) => question(page, ref).locator('[lang=bn]');

async function expectSound(page: Page) {
  expect(await faultsInBothSchemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
}

test('an explanation in Bangla comes after the answer, by a key, and stays open for the visit', async () => {
  const { page, context } = await openPage(site.browser, { baseURL: site.url, viewport: NARROW });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const isLoaded = () => scripts.some((url) => url.includes('ExplanationBn'));
  try {
    await page.goto(LIST);
    await waitForHydration(page);
    const show = (ref: string) =>
      question(page, ref)
        .getByRole('button', { name: /^Show answers?$/ })
        .press('Enter');
    await show('ANAT-000002');
    await question(page, 'ANAT-000002').getByText('Explanation', { exact: true }).waitFor();
    expect(isLoaded()).toBe(false);
    expect(await page.getByText('Explanation in Bangla').count()).toBe(0);

    await show('ANAT-000001');
    await summary(page, 'ANAT-000001').waitFor();
    expect(await bangla(page, 'ANAT-000001').isVisible()).toBe(false);
    await summary(page, 'ANAT-000001').press('Enter');
    await bangla(page, 'ANAT-000001').getByText('টেনে তোলে').waitFor();
    await expectSound(page);

    await show('ANAT-000004');
    await bangla(page, 'ANAT-000004').getByText('অনুভূতি থাকে না').waitFor();
  } finally {
    await context.close();
  }
});

test('an article has its own, without JavaScript too', async () => {
  const article = async () => (await fetch(`${site.url}/internship/poisoning/skip/animal-bite-rabies`)).text();
  await expect.poll(article).toMatch(/<details[^>]*><summary>Explanation in Bangla<\/summary><div lang="bn">/);
});
