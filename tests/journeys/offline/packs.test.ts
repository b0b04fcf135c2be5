// @module-tag long
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { admin, FREE } from '../../testkit/admin.ts';
import { faultsInBothSchemes, PHONE } from '../../testkit/browser.ts';
import { killableBrowser } from '../../testkit/killable-browser.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { sharedSite } from '../../testkit/site.ts';
import { sessionItems, signedUp } from '../notifications/people.ts';
import { storedIn } from './reader.ts';

const site = sharedSite();
const phone = killableBrowser();

afterEach(() => phone.remove());

async function openDownloads(baseURL: string, items: ReturnType<typeof sessionItems> = []): Promise<Page> {
  const context = await phone.start({ viewport: PHONE, baseURL });
  // Killed, Chromium may not have written it.
  await context.addInitScript(
    (all: typeof items) => all.forEach(({ name, value }) => localStorage.setItem(name, value)),
    items,
  );
  const page = await context.newPage();
  await page.goto('/downloads');
  return page;
}

test('a visitor stores RX Aid of the site, and removes it', async () => {
  const page = await openDownloads(site.url);
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
  const buyer = await signedUp(site.url, 'Subject Downloader');
  const plan = ['--plan', 'full-year', '--duration', '24 months'];
  await admin(site.stack, 'grant-plan', '--user', buyer.user.userId, ...plan, ...FREE);
  const page = await openDownloads(site.url, sessionItems(buyer));
  await page.getByRole('button', { name: 'Download Anatomy' }).click();
  await page.getByText(/^On this device\. Without the network until/).waitFor();
  expect(await storedIn(page, 'packQuestions')).toBeGreaterThan(10);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => storedIn(page, 'packs')).toBe(0);
  for (const store of ['packFiles', 'packQuestions', 'packKeys'])
    expect([store, await storedIn(page, store)]).toEqual([store, 0]);
});
