// @module-tag long
import { afterEach, expect, test } from 'vitest';
import { faultsInBothSchemes, PHONE } from '../../testkit/browser.ts';
import { killableBrowser } from '../../testkit/killable-browser.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { sharedSite } from '../../testkit/site.ts';
import { openPhone, storedIn, withPlan } from './reader.ts';

const site = sharedSite();
const phone = killableBrowser();

afterEach(() => phone.remove());

test('a visitor stores RX Aid of the site, and removes it', async () => {
  const page = await (await phone.start({ viewport: PHONE, baseURL: site.url })).newPage();
  await page.goto('/downloads');
  await page.getByRole('button', { name: 'Download RX Aid' }).click();
  await page.getByText('On this device', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'See the plans' }).count()).toBeGreaterThan(0);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await layoutFaults(page)).toEqual([]);
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove RX Aid' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await page.getByRole('button', { name: 'Download RX Aid' }).waitFor();
});

test('a reader with a plan stores a subject, which goes at log-out', async () => {
  const buyer = await withPlan(site, site.url, 'Subject Downloader');
  const page = await (await openPhone(phone, site, buyer)).newPage();
  await page.goto('/downloads');
  await page.getByRole('button', { name: 'Download Anatomy' }).click();
  await page.getByText(/^On this device\. Without the network until/).waitFor();
  expect(await storedIn(page, 'packQuestions')).toBeGreaterThan(10);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => storedIn(page, 'packs')).toBe(0);
  for (const store of ['packFiles', 'packQuestions', 'packKeys'])
    expect([store, await storedIn(page, store)]).toEqual([store, 0]);
});
