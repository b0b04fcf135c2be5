// @module-tag long
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PHONE } from '../../testkit/browser.ts';
import { killableBrowser } from '../../testkit/killable-browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { sessionItems, signedUp } from '../notifications/people.ts';
import { openFront, whenKept, withRecord, type Front } from './front.ts';

const site = sharedSite();
const phone = killableBrowser();
let front: Front;

beforeAll(async () => {
  front = await openFront(site.stack.rest);
});
afterEach(() => phone.remove());
afterAll(() => front.stop());

const open = async () => {
  const context = await phone.start({ viewport: PHONE, baseURL: front.url });
  await withRecord(context);
  return context;
};

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).first().innerText();

test('without a network every address opens the client after a cold start, never the error page of the browser', async () => {
  await front.start();
  const context = await open();
  const page = await context.newPage();
  await page.goto('/');
  await whenKept(page);
  await context.close();
  await front.stop();

  const again = await phone.start({ viewport: PHONE, baseURL: front.url });
  await again.setOffline(true);
  const shown: Record<string, string> = {};
  for (const path of [
    '/',
    '/record',
    '/papers',
    '/practice',
    '/review',
    '/no/such/page',
    '/subscription/x',
    '/policy',
  ]) {
    const one = await again.newPage();
    const response = await one.goto(path);
    expect([path, response!.fromServiceWorker(), response!.status()]).toEqual([path, true, 200]);
    await one.getByRole('banner').waitFor();
    await expect.poll(() => one.locator('[aria-busy=true]').count()).toBe(0);
    shown[path] = await titleOf(one);
    await one.close();
  }
  expect(shown).toEqual({
    '/': expect.stringMatching(/./),
    '/record': 'Your record',
    '/papers': 'Papers',
    '/practice': 'Practice',
    '/review': 'Review',
    '/no/such/page': 'Page not found',
    '/subscription/x': 'Page not found',
    // Its code is not kept.
    '/policy': expect.stringMatching(/^(You are offline|Something went wrong)$/),
  });
});

test('an address that the gateway answers itself says that it needs the network', async () => {
  await front.start();
  const page = await (await open()).newPage();
  await page.goto('/');
  await whenKept(page);
  await front.stop();
  const response = await page.goto('/auth/google');
  expect(response!.status()).toBe(503);
  expect(await titleOf(page)).toBe('You are offline');
});

async function walkCaches(page: Page) {
  return page.evaluate(async () => {
    const found: { url: string; text: string; cacheControl: string | null }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = (await cache.match(request))!;
        found.push({
          url: request.url.slice(location.origin.length),
          text: await response.text(),
          cacheControl: response.headers.get('cache-control'),
        });
      }
    }
    return found;
  });
}

const signIn = (context: BrowserContext, items: ReturnType<typeof sessionItems>) =>
  context.addInitScript((all) => all.forEach(({ name, value }) => localStorage.setItem(name, value)), items);

test('caches have files of the client and nothing of a reader', async () => {
  await front.start();
  const reader = await signedUp(front.url, 'Cached Nobody');
  const context = await phone.start({ viewport: PHONE, baseURL: front.url });
  await withRecord(context);
  await signIn(context, sessionItems(reader));
  const page = await context.newPage();
  await page.goto('/');
  await whenKept(page);
  for (const path of ['/profile', '/record', '/papers', '/board-question/DHK/_1/ANAT/2024']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  const entries = await walkCaches(page);
  expect(entries.length).toBeGreaterThan(50);
  for (const { url, text, cacheControl } of entries) {
    expect(url).toMatch(
      /^\/(assets\/[\w.-]+\.(js|css)|index\.html\?revision=[\w-]+|(boards\/\w{3}|mark|navigation)\.svg\?revision=[\w-]+)$/,
    );
    expect(cacheControl).not.toMatch(/no-store|private/);
    for (const secret of [reader.token, reader.user.email, 'Cached Nobody']) expect(text).not.toContain(secret);
  }
});
