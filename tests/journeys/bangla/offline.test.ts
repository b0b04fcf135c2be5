// @module-tag long
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PHONE } from '../../testkit/browser.ts';
import { killableBrowser } from '../../testkit/killable-browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { openFront, whenKept, withRecord, type Front } from '../offline/front.ts';
import { expectBangla } from './left-over.ts';
import { bn } from './page.ts';

const site = sharedSite();
const phone = killableBrowser();
let front: Front;
beforeAll(async () => {
  front = await openFront(site.stack.rest);
});
afterAll(async () => {
  await phone.remove();
  await front.stop();
});

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).first().innerText();

test('without a network pages in Bangla open in Bangla after a cold start', async () => {
  await front.start();
  const context = await phone.start({ viewport: PHONE, baseURL: front.url });
  await withRecord(context);
  const page = await context.newPage();
  await page.goto('/bn');
  await whenKept(page);
  await context.close();
  await front.stop();

  const again = await phone.start({ viewport: PHONE, baseURL: front.url });
  await again.setOffline(true);
  const shown: Record<string, string> = {};
  for (const path of ['/bn/record', '/bn/papers', '/bn/practice', '/bn/no/such/page']) {
    const one = await again.newPage();
    const response = await one.goto(path);
    expect([path, response!.fromServiceWorker(), response!.status()]).toEqual([path, true, 200]);
    await one.getByRole('banner').waitFor();
    await expect.poll(() => one.locator('[aria-busy=true]').count()).toBe(0);
    shown[path] = await titleOf(one);
    await expectBangla(one);
    await one.close();
  }
  expect(shown).toEqual({
    '/bn/record': bn('record.title'),
    '/bn/papers': bn('papers.title'),
    '/bn/practice': bn('practice.title'),
    '/bn/no/such/page': bn('shared.pageNotFound'),
  });
});
