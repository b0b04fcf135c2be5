// @module-tag long
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PHONE } from '../../testkit/browser.ts';
import { killableBrowser } from '../../testkit/killable-browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { countingProxy, openFront, whenKept, withRecord, type Front } from './front.ts';

// What a first visit may cost more than before there was a worker.
const MAX_BYTES = 3000;
// Of the page itself, compressed: two links, an attribute, and what notes the visit in its scripts.
const IN_PAGE = 200;

const site = sharedSite();
const phone = killableBrowser();
let front: Front;

beforeAll(async () => {
  front = await openFront(site.stack.rest);
});
afterEach(() => phone.remove());
afterAll(() => front.stop());

/** Bytes on the wire by path, as the browser counts them. */
async function countBytes(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  const bytes: Record<string, number> = {};
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[paths.get(requestId) ?? requestId] = encodedDataLength;
  });
  return bytes;
}

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
/** The code that decides has loaded, and has nothing more to fetch. */
async function hasDecided(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/Offline-')),
  );
  await page.waitForLoadState('networkidle');
}

async function open(setUp: (context: BrowserContext) => unknown = () => {}) {
  await front.start();
  const context = await phone.start({ viewport: PHONE, baseURL: front.url });
  await setUp(context);
  return { context, page: await context.newPage() };
}

const goBackAnHour = (page: Page) =>
  page.evaluate(() => localStorage.setItem('first-visit', String(Date.now() - 3_600_000)));

test.each([
  // Only a list opens the device's database, to keep answers.
  ['/', /offline|install|storage/i],
  ['/internship', /offline|install|storage/i],
  ['/board-question/DHK/_1/ANAT/2024', /offline|install/i],
])('a first visit to %s registers nothing and costs at most 3 kB more', async (path, unneeded) => {
  const { page } = await open();
  // A gateway that has just started may send the client without the page.
  await expect.poll(async () => (await fetch(front.url + path)).text()).toContain('<h1');
  const bytes = await countBytes(page);
  await page.goto(path);
  await page.waitForFunction(() => localStorage.getItem('first-visit') !== null);
  // Longer than the worker's code would wait.
  await page.clock.install();
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  expect(await registrations(page)).toBe(0);
  const own = Object.keys(bytes).filter((name) => !/^\/(graphql|images|boards)|\.svg$/.test(name) && name !== path);
  const ofClient = own.filter((name) => name.startsWith('/assets/'));
  expect(ofClient.filter((name) => unneeded.test(name))).toEqual([]);
  const extra = own.filter((name) => !name.startsWith('/assets/'));
  expect(extra.toSorted()).toEqual(['/icons/192.png', '/manifest.webmanifest']);
  expect(extra.reduce((sum, name) => sum + bytes[name]!, IN_PAGE)).toBeLessThanOrEqual(MAX_BYTES);
});

test('the second visit registers it, unless the reader saves data', async () => {
  const { page } = await open();
  await page.addInitScript(() => {
    if (sessionStorage.getItem('saves') !== null)
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/practice');
  await page.waitForFunction(() => localStorage.getItem('first-visit') !== null);
  // Within the same visit.
  await page.reload();
  await hasDecided(page);
  expect(await registrations(page)).toBe(0);

  await goBackAnHour(page);
  await page.evaluate(() => sessionStorage.setItem('saves', '1'));
  await page.reload();
  await hasDecided(page);
  expect(await registrations(page)).toBe(0);

  await page.evaluate(() => sessionStorage.removeItem('saves'));
  await page.reload();
  await expect.poll(() => registrations(page)).toBe(1);
});

test('installing fetches no file again that the browser has', async () => {
  await front.start();
  const counted = await countingProxy(front.url);
  const context = await phone.start({ viewport: PHONE, baseURL: counted.url });
  await withRecord(context);
  const page = await context.newPage();
  await page.goto('/');
  await whenKept(page);
  const assets = Object.entries(counted.requests).filter(([path]) => path.startsWith('/assets/'));
  expect(assets.length).toBeGreaterThan(100);
  expect(assets.filter(([, times]) => times > 1)).toEqual([]);
  counted.close();
});
