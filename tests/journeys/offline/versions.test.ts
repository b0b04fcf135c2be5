// @module-tag long
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DESK } from '../../testkit/browser.ts';
import { killableBrowser } from '../../testkit/killable-browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { startMix } from '../papers/papers.ts';
import { edit, nextBuild, openFront, whenKept, withRecord, type Front } from './front.ts';

const site = sharedSite();
const desk = killableBrowser();
let front: Front;
const removing: (() => void)[] = [];

beforeAll(async () => {
  front = await openFront(site.stack.rest);
});
afterEach(async () => {
  await desk.remove();
  for (const remove of removing.splice(0)) remove();
});
afterAll(() => front.stop());

/** Of the page that a tab shows: the next build marks its own. */
const versionOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name=build]')?.getAttribute('content') ?? 'first');

function secondBuild() {
  const build = nextBuild((folder) => {
    edit(join(folder, 'index.html'), (html) => html.replace('</head>', '<meta name="build" content="second"></head>'));
  });
  removing.push(build.remove);
  return build;
}

async function start(): Promise<{ context: BrowserContext; page: Page }> {
  await front.start();
  const context = await desk.start({ viewport: DESK, baseURL: front.url });
  await withRecord(context);
  const page = await context.newPage();
  await page.goto('/practice');
  await whenKept(page);
  return { context, page };
}

const lookForVersion = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())!.update();
  });
const waitsIn = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready.' });
/** Set on a page that is reloaded no more. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isTheSamePage: true }));
const isTheSame = (page: Page) => page.evaluate(() => 'isTheSamePage' in globalThis);

test('a new version waits for the reader, who takes it with a button', async () => {
  const { page } = await start();
  await front.start(secondBuild());
  await mark(page);
  await lookForVersion(page);
  await notice(page).waitFor();
  expect([await versionOf(page), await isTheSame(page)]).toEqual(['first', true]);

  await notice(page).getByRole('button', { name: 'Use it now' }).click();
  await expect.poll(() => versionOf(page).catch(() => '')).toBe('second');
  await front.stop();
  await page.reload();
  expect(await versionOf(page)).toBe('second');
});

test('a new version comes by itself once every tab is closed', async () => {
  const { context, page } = await start();
  await front.start(secondBuild());
  await lookForVersion(page);
  await expect.poll(() => waitsIn(page)).toBe(true);
  await context.close();
  const again = await desk.start({ viewport: DESK, baseURL: front.url });
  await front.stop();
  const next = await again.newPage();
  await next.goto('/practice');
  await expect.poll(() => versionOf(next)).toBe('second');
  expect(await waitsIn(next)).toBe(false);
});

test('a new version waits while a form is filled in, and is offered on the next page', async () => {
  const { page } = await start();
  await page.goto('/login');
  await page.getByLabel('Email').fill('someone');
  await mark(page);
  await front.start(secondBuild());
  await lookForVersion(page);
  await expect.poll(() => waitsIn(page)).toBe(true);
  // By the end of the typing a notice would have been drawn.
  await page.getByLabel('Email').pressSequentially('@example.com');
  expect(await notice(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await notice(page).waitFor();
  expect(await isTheSame(page)).toBe(true);
});

test('a paper is neither reloaded nor asked, also when another tab takes the version', async () => {
  const { context, page } = await start();
  await startMix(page, { mtf: 1, sba: 1 });
  await mark(page);
  const other = await context.newPage();
  await other.goto('/search');
  await front.start(secondBuild());
  await lookForVersion(page);
  await notice(other).waitFor();
  expect(await notice(page).count()).toBe(0);

  await notice(other).getByRole('button', { name: 'Use it now' }).click();
  await expect.poll(() => versionOf(other).catch(() => '')).toBe('second');
  await page.evaluate(() => void dispatchEvent(new Event('vite:preloadError')));
  await page.evaluate(() => void dispatchEvent(new Event('vite:preloadError')));
  await page.getByRole('dialog', { name: /^Paper: / }).waitFor();
  expect([await isTheSame(page), await versionOf(page)]).toEqual([true, 'first']);
  // Its files are there until it is closed.
  await front.stop();
  const script = await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*=index]')!.src);
  expect(await page.evaluate(async (src) => (await fetch(src)).status, script)).toBe(200);
});
