import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { faultsInBothSchemes } from '../../testkit/browser.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { openedPages } from '../../testkit/opened-pages.ts';
import { signUpAs } from '../../testkit/roles.ts';
import { sessionOf } from '../../testkit/session.ts';
import { openSite } from '../../testkit/site.ts';

const site = openSite();
beforeAll(async () => {
  await signUpAs(site.url, site.stack, { name: 'Nadia', role: 'EDITOR' });
  await signUpAs(site.url, site.stack, { name: 'Karim', role: 'EDITOR' });
});

const openAt = openedPages(site);
const openDesk = async (path: string, person: string, width: number): Promise<Page> =>
  openAt(path, {
    storageState: await sessionOf(site.browser, site.url, `${person}@example.com`),
    viewport: { width, height: 900 },
  });

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');

async function expectSound(page: Page) {
  expect(await faultsInBothSchemes(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
}

test('an article is written, reviewed by another person and read', { timeout: 180_000 }, async () => {
  const page = await openDesk('/studio/desk/rx-aid/emergency/articles', 'nadia', 1280);
  await page.getByRole('link', { name: 'New article', exact: true }).click();
  await box(page, 'Title').fill('Heat stroke');
  expect(await box(page, 'Address').inputValue()).toBe('heat-stroke');
  await box(page, 'Text').click();
  await press(page, 'Heading 2');
  await page.keyboard.type('Cool at once');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ice water, up to the neck.');
  await press(page, 'Insert a table');
  await page.keyboard.type('Drug');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('Dose');
  await press(page, 'Link');
  await dialog(page).getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)');
  await press(page, 'Apply');
  await dialog(page).getByRole('alert').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Cool at once' }).last().waitFor();
  await page.locator('form summary').filter({ hasText: 'Explanation in Bangla' }).press('Enter');
  await box(page, 'Explanation in Bangla').fill('সঙ্গে সঙ্গে ঠান্ডা করুন।');
  await press(page, 'Save draft');
  await press(page, 'Submit for review');
  await dialog(page).getByRole('button', { name: 'Submit for review' }).click();
  await page.getByText('You have written some of this').waitFor();
  await expectSound(page);
  expect(await page.getByRole('button', { name: 'Approve and publish' }).count()).toBe(0);
  const address = new URL(page.url()).pathname;

  const reviewer = await openDesk('/studio/desk', 'karim', 360);
  await reviewer.getByRole('link', { name: /^Articles in review/ }).click();
  await reviewer.getByRole('link', { name: 'Heat stroke' }).waitFor();
  await expectSound(reviewer);
  await reviewer.getByRole('link', { name: 'Heat stroke' }).press('Enter');
  await reviewer.getByText('Readers have not seen this article yet').waitFor();
  await reviewer.getByText('Emergency care', { exact: true }).last().waitFor();
  await reviewer.getByText('Ice water, up to the neck.').waitFor();
  await expectSound(reviewer);
  await press(reviewer, 'Return to the author');
  await dialog(reviewer).getByRole('button', { name: 'Return to the author' }).click();
  await dialog(reviewer).getByRole('alert').filter({ hasText: 'Say why' }).waitFor();
  await box(reviewer, 'What should be changed?').fill('কতক্ষণ? Say for how long.');
  expect(await faultsInBothSchemes(reviewer)).toEqual([]);
  await dialog(reviewer).getByRole('button', { name: 'Return to the author' }).click();
  await reviewer.getByText('There are none.').waitFor();

  await page.goto('/studio/desk/articles/heat-stroke');
  await page.getByText('কতক্ষণ? Say for how long.').waitFor();
  await box(page, 'Title').fill('Heat stroke, first 30 minutes');
  await press(page, 'Save draft');
  await press(page, 'Submit for review');
  await dialog(page).getByRole('button', { name: 'Submit for review' }).click();
  await page.getByText('You have written some of this').waitFor();

  await reviewer.goto(new URL(address, site.url).href);
  await press(reviewer, 'Approve and publish');
  await dialog(reviewer).getByRole('button', { name: 'Approve and publish' }).click();
  await reviewer.getByText('There are none.').waitFor();

  await page.goto('/internship/emergency/skip/heat-stroke');
  await page.getByRole('heading', { name: 'Cool at once' }).waitFor();
  await page.getByText('Ice water, up to the neck.').waitFor();
  await page.getByText(/Reviewed by Karim/).waitFor();
  await page.getByText('Explanation in Bangla').click();
  await page.locator('[lang=bn]').getByText('ঠান্ডা করুন').waitFor();
  expect(await page.locator('main th[scope=col]').count()).toBeGreaterThan(0);

  // A change is compared word by word with what readers see.
  await page.goto('/studio/desk/articles/heat-stroke');
  await box(page, 'Text').getByText('Ice water').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' For 30 minutes.');
  await press(page, 'Save draft');
  await page.locator('main ins').filter({ hasText: 'For 30 minutes.' }).first().waitFor();
  await expectSound(page);
});
