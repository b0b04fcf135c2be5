// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInBothSchemes, layoutShift, PHONE, waitForHydration, watchLayoutShift } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { openedPages } from '../../testkit/opened-pages.ts';
import { sharedSite } from '../../testkit/site.ts';
import { sessionItems, signedUp } from '../notifications/people.ts';
import { sitting, startMix } from '../papers/papers.ts';

const LIST = '/board-question/DHK/_1/ANAT/2024';

const site = sharedSite();
const open = openedPages(site);

const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const offer = (page: Page) => page.getByText('এই সাইট বাংলায়ও পড়া যায়।');
const languageOf = (page: Page) => page.locator('html').getAttribute('lang');
const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('the switch keeps the page, its query, the place and the answers, in two taps from anywhere', async () => {
  const page = await open(`${LIST}?page=1`, {});
  await waitForHydration(page);
  const verdict = page.getByRole('article').first().getByRole('status');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check answer' }).first().click();
  await verdict.waitFor();
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => scrollOf(page)).toBe(900);
  await page.getByRole('button', { name: 'Menu' }).evaluate((button: HTMLElement) => button.click());
  const inMenu = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'বাংলা' });
  expect((await inMenu.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  const place = await scrollOf(page);
  await inMenu.evaluate((anchor: HTMLElement) => anchor.click());

  await page.waitForURL(`${site.url}/bn${LIST}?page=1`);
  await waitForHydration(page);
  expect(await languageOf(page)).toBe('bn');
  await verdict.waitFor();
  await expect.poll(async () => Math.abs((await scrollOf(page)) - place)).toBeLessThan(5);
  expect(await page.getByRole('contentinfo').innerText()).toContain('English');
  await page.evaluate(() => (location.hash = 'main'));
  await link(page, 'English').click();
  await page.waitForURL(`${site.url}${LIST}?page=1#main`);
  expect(await languageOf(page)).toBe('en');
});

test('an open paper goes on in the other language', async () => {
  const page = await open('/', {});
  await startMix(page, { mtf: 0, sba: 2 });
  await sitting(page).getByRole('radio').nth(1).check();
  await sitting(page).getByText('1 of 2 answered').waitFor();
  const { pathname } = new URL(page.url());
  await page.goto(`/bn${pathname}?q=1`);
  const paper = page.getByRole('dialog');
  await expect.poll(() => paper.getByRole('radio').nth(1).isChecked()).toBe(true);
  await page.goto(`${pathname}?q=1`);
  await sitting(page).getByText('1 of 2 answered').waitFor();
});

test('Bangla is offered once, without moving the page', async () => {
  const page = await open('/', { locale: 'bn-BD' });
  await waitForHydration(page);
  await watchLayoutShift(page);
  await page.goto(LIST);
  await offer(page).waitFor();
  expect(await languageOf(page)).toBe('en');
  expect((await layoutShift(page)).total).toBeLessThan(0.02);
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click();
  await page.goto(LIST);
  await page.waitForTimeout(3000);
  expect(await offer(page).count()).toBe(0);
});

test('an account keeps the choice, a new device offers it, and digits are the reader’s', async () => {
  const reader = await signedUp(site.url, 'Nusrat Jahan');
  const origins = [{ origin: new URL(site.url).origin, localStorage: sessionItems(reader) }];
  const signedIn = { storageState: { cookies: [], origins } };
  const page = await open('/profile', signedIn);
  await waitForHydration(page);
  await page.getByRole('region', { name: 'Language' }).getByRole('link', { name: 'বাংলা' }).click();
  await page.waitForURL(`${site.url}/bn/profile`);
  const language = async () => {
    const data = await queryData<{ viewer: { language: string } }>(site.url, '{ viewer { language } }', reader);
    return data.viewer.language;
  };
  await expect.poll(language).toBe('bn');
  const section = page.getByRole('region', { name: 'ভাষা' });
  await section.getByText('অনুবাদ যাচাই হয়নি।').waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await section.getByRole('radio', { name: '123', exact: false }).last().check();
  await page.waitForLoadState('load');
  await page.goto(`/bn${LIST}`);
  await waitForHydration(page);
  expect(await page.getByRole('contentinfo').innerText()).toContain('English');
  expect(await page.locator('#root').innerText()).not.toMatch(/[০-৯]/);

  // The server writes what the browser hydrates.
  const write = () => [0, 1, 2, 1.5, 123_456].map((count) => new Intl.NumberFormat('bn').format(count));
  expect(await page.evaluate(write)).toEqual(write());

  const other = await open('/', { ...signedIn, viewport: PHONE });
  await waitForHydration(other);
  await other.goto(LIST);
  await offer(other).waitFor();
});
