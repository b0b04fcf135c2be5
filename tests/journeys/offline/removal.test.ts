// @module-tag long
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PHONE } from '../../testkit/browser.ts';
import { killableBrowser } from '../../testkit/killable-browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { openFront, whenKept, withRecord, type Front } from './front.ts';

const site = sharedSite();
const phone = killableBrowser();
let front: Front;

beforeAll(async () => {
  front = await openFront(site.stack.rest);
});
afterEach(() => phone.remove());
afterAll(() => front.stop());

const whatIsLeft = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

test('SERVICE_WORKER=off frees a browser of worker and caches with one visit, which goes on', async () => {
  await front.start();
  const context = await phone.start({ viewport: PHONE, baseURL: front.url });
  await withRecord(context);
  const page = await context.newPage();
  await page.goto('/practice');
  await whenKept(page);
  expect(await whatIsLeft(page)).toEqual({ workers: 1, caches: ['shell'] });
  await page.close();

  await front.start({ env: { SERVICE_WORKER: 'off' } });
  const visit = await context.newPage();
  await visit.goto('/practice');
  await expect.poll(() => whatIsLeft(visit), { timeout: 30_000 }).toEqual({ workers: 0, caches: [] });
  await visit.getByRole('link', { name: 'Home' }).last().click();
  await visit.waitForURL('/');
  await visit.getByRole('heading', { level: 1 }).waitFor();

  // Nor does it come back.
  const next = await context.newPage();
  const asked: string[] = [];
  next.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await next.goto('/practice');
  await next.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/Offline-')),
  );
  await next.waitForLoadState('networkidle');
  expect([await whatIsLeft(next), asked.filter((path) => path === '/sw.js')]).toEqual([{ workers: 0, caches: [] }, []]);
});
