// @module-tag long
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PHONE } from '../../testkit/browser.ts';
import { killableBrowser } from '../../testkit/killable-browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { openFront, whenKept, withRecord, type Front } from './front.ts';
import { download, openPhone, startOffline, storedIn, withPlan } from './reader.ts';

const ARTICLE = '/internship/poisoning/skip/snake-bite';
const YEAR = '/board-question/DHK/_1/ANAT/2024';

const site = sharedSite();
const phone = killableBrowser();
let front: Front;

beforeAll(async () => {
  front = await openFront(site.stack.rest);
  await front.start();
});
afterEach(() => phone.remove());
afterAll(() => front.stop());

/** A reader with a plan who has Anatomy and RX Aid on the phone, at a cold start without a network. */
async function openOffline(): Promise<Page> {
  const buyer = await withPlan(site, front.url, 'Offline Reader');
  const page = await (await openPhone(phone, front, buyer)).newPage();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Study without a network' }).click();
  await page.waitForURL('**/downloads');
  await download(page, 'Anatomy', 'RX Aid');
  return (await startOffline(phone, front, buyer)).newPage();
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

test('downloaded lists, RX Aid and the search work from a cold start without a network', async () => {
  const page = await openOffline();
  await page.goto('/');
  await page.getByRole('status').filter({ hasText: 'Here is what is on this device.' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);

  await page.goto('/board-question/DHK');
  await page.getByRole('link', { name: '1st Proff' }).click();
  expect(await page.getByRole('main').getByRole('link', { name: 'Physiology' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Anatomy' }).click();
  await page.getByRole('link', { name: '2024', exact: true }).click();
  await page.waitForURL(`**${YEAR}`);
  await page.getByRole('article', { name: 'Question 1', exact: true }).waitFor();

  await page.getByRole('main').getByRole('link', { name: 'Practice', exact: true }).click();
  await page.getByRole('article').first().waitFor();

  await page.goto('/search?q=nerve');
  await page.locator('main a[href*="/board-question/"][href*="#ANAT-"]').first().click();
  await page.getByRole('article').first().waitFor();

  await page.goto('/internship');
  const links = page.getByRole('main').getByRole('list').getByRole('link');
  await links.first().click();
  await page.waitForURL(/\/internship\/[^/]+$/);
  await heading(page, /./);

  await page.goto('/e-book');
  await page.getByRole('alert').getByRole('heading', { name: 'Not downloaded' }).waitFor();
  await page.getByRole('alert').getByRole('link', { name: 'Downloads' }).click();
  await page.waitForURL('**/downloads');
});

test('an article of RX Aid that was opened before opens without a network, also without a download', async () => {
  const context = await phone.start({ viewport: PHONE, baseURL: front.url });
  await withRecord(context);
  const page = await context.newPage();
  await page.goto('/');
  await whenKept(page);
  await page.goto(ARTICLE);
  await heading(page, 'Snake bite');
  const text = await page.getByRole('article').innerText();
  await expect.poll(() => storedIn(page, 'articles')).toBe(1);
  await phone.close();

  const again = await phone.start({ viewport: PHONE, baseURL: front.url });
  await again.setOffline(true);
  const offline = await again.newPage();
  await offline.goto(ARTICLE);
  await heading(offline, 'Snake bite');
  expect(await offline.getByRole('article').innerText()).toBe(text);
});

test('where the network takes calls and never answers, this device answers after four seconds', async () => {
  const buyer = await withPlan(site, front.url, 'Reader In A Lift');
  await download(await (await openPhone(phone, front, buyer)).newPage(), 'Anatomy');
  await phone.close();
  await front.stop();
  await using silence = await listenInSilence(front.url);
  const page = await (await openPhone(phone, front, buyer)).newPage();
  const begun = Date.now();
  await page.goto(YEAR);
  await page.getByRole('article', { name: 'Question 1', exact: true }).waitFor();
  expect(silence.calls).toBeGreaterThan(1);
  expect(Date.now() - begun).toBeGreaterThan(4000);
});

/** Takes connections at an address, as a dead mobile network does. */
async function listenInSilence(url: string) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {})));
  await once(server.listen(Number(new URL(url).port), '127.0.0.1'), 'listening');
  return {
    get calls() {
      return sockets.size;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
