// @module-tag long
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { noise, rowOf, subjectFiles } from '../../../web/src/testing/packs.ts';
import { admin, FREE } from '../../testkit/admin.ts';
import { faultsInBothSchemes, PHONE } from '../../testkit/browser.ts';
import { killableBrowser } from '../../testkit/killable-browser.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { sharedSite } from '../../testkit/site.ts';
import { sessionItems, signedUp } from '../notifications/people.ts';
import { packsFront } from './packs-front.ts';

const QUESTIONS = 2000;
const PICTURES = 200;
const KILLS = 10;
const FILE = 262_144;

const site = sharedSite();
const phone = killableBrowser();
let front: Awaited<ReturnType<typeof packsFront>>;

/** A text as long as a question's reasons, which compresses as badly as prose does. */
const prose = (name: string) => noise(name, 400).toString('base64');
const rows = Array.from({ length: QUESTIONS }, (_, at) => rowOf(String(at), { explanation: prose(`reason ${at}`) }));
const pictures = Array.from({ length: PICTURES }, (_, at) => `picture-${at}`);

beforeAll(async () => {
  front = await packsFront(site.url, { id: 'ANAT', title: 'Anatomy', questions: QUESTIONS });
  front.packs.publish('ANAT', 'v1', subjectFiles(rows, 64, pictures));
});
afterEach(() => phone.remove());
afterAll(() => front.close());

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

test('2,000 questions and 200 pictures arrive although the browser is killed ten times, for one file each', async () => {
  const items = sessionItems(await signedUp(site.url, 'Interrupted Downloader'));
  const total = front.packs.bytesOf('ANAT');
  front.line.bytesPerSecond = 4_000_000;
  let page = await openDownloads(front.url, items);
  await page.getByRole('button', { name: 'Download Anatomy' }).click();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const point = front.line.sent + (total / (KILLS + 1)) * (0.5 + Math.random());
    await expect.poll(() => front.line.sent, { interval: 5 }).toBeGreaterThan(Math.min(point, total - FILE));
    await phone.kill();
    page = await openDownloads(front.url, items);
    if (kill === 1) await page.getByRole('progressbar', { name: 'Download of Anatomy' }).waitFor();
  }
  await page.getByText(/^On this device\. Without the network until/).waitFor();
  const again = front.line.sent - total;
  expect(again).toBeLessThanOrEqual(KILLS * FILE);
});

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

/** The number of rows in a store of the device. */
const storedIn = (page: Page, store: string) =>
  page.evaluate(async (name) => {
    const opening = indexedDB.open('study');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const counting = opening.result.transaction(name).objectStore(name).count();
    await new Promise((resolve) => counting.addEventListener('success', resolve));
    opening.result.close();
    return counting.result;
  }, store);
