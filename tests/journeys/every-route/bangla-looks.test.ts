// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BANGLA } from 'schema/languages.ts';
import { languagePath } from 'schema/language-path.ts';
import { expectBanglaFont } from '../../testkit/bangla-font.ts';
import {
  faultsInBothSchemes,
  layoutShift,
  openPage,
  waitUntilLoaded,
  watchLayoutShift,
} from '../../testkit/browser.ts';
import { largeTextFaults } from '../../testkit/large-text.ts';
import { sharedSite } from '../../testkit/site.ts';

const [NARROW, PHONE] = [320, 360];
const HEIGHT = 740;
const MAX_LAYOUT_SHIFT = 0.02;
// One of each kind of page. bangla.test.ts opens every route.
const PAGES = [
  '/',
  '/board-question',
  '/board-question/DHK/_1/ANAT',
  '/board-question/DHK/_1/ANAT/2024',
  '/practice',
  '/papers/new',
  '/review/plan',
  '/record',
  '/subscription',
  '/search?q=shock',
  '/internship/emergency/shock/septic-shock',
  '/term',
];
const WITH_ENGLISH = [
  { path: '/board-question/DHK/_1/ANAT/2024', text: 'main section', least: 20 },
  { path: '/internship/emergency/shock/septic-shock', text: 'main article', least: 5 },
];

const site = sharedSite();

async function openBangla(path: string, width: number) {
  const viewport = { width, height: HEIGHT };
  const opened = await openPage(site.browser, { baseURL: site.url, viewport, reducedMotion: 'reduce' });
  await watchLayoutShift(opened.page);
  await opened.page.goto(languagePath(path, BANGLA));
  await waitUntilLoaded(opened.page, /./);
  return opened;
}

const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.each(PAGES)('/bn%s fits phones of 320 and 360 px and large text, with nothing for axe', async (path) => {
  const { page, context, faults } = await openBangla(path, PHONE);
  const { total, moved } = await layoutShift(page);
  expect(total, JSON.stringify(moved)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  expect(await page.locator('html').getAttribute('lang')).toBe('bn');
  expect(await scrollWidth(page)).toBeLessThanOrEqual(PHONE);
  await page.setViewportSize({ width: NARROW, height: HEIGHT });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await scrollWidth(page)).toBeLessThanOrEqual(NARROW);
  }
  expect(await faultsInBothSchemes(page)).toEqual([]);
  expect(await largeTextFaults(page)).toEqual({ bySetting: [], byPage: [] });
  expect(faults).toEqual([]);
  await context.close();
});

test.each(['/', '/board-question/DHK/_1/ANAT/2024'])('/bn%s loads no font', async (path) => {
  const { page, context } = await openPage(site.browser, { baseURL: site.url });
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto(languagePath(path, BANGLA));
  await waitUntilLoaded(page, /./);
  await expectBanglaFont(page);
  expect(await page.evaluate(() => document.fonts.size)).toBe(0);
  expect(fonts).toEqual([]);
  await context.close();
});

test.each(WITH_ENGLISH)('English content of /bn$path is marked as English', async ({ path, text, least }) => {
  const { page, context } = await openBangla(path, PHONE);
  const { marked, unmarked } = await page.evaluate((selector) => {
    const found = { marked: 0, unmarked: [] as string[] };
    for (const root of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const sentence = texts.currentNode.textContent!.trim();
        if (!/^[A-Z][^\u0980-\u09FF]{30,}$/.test(sentence)) continue;
        if (texts.currentNode.parentElement!.closest('[lang]')!.getAttribute('lang') === 'en') found.marked += 1;
        else found.unmarked.push(sentence);
      }
    }
    return found;
  }, text);
  expect(unmarked).toEqual([]);
  expect(marked).toBeGreaterThanOrEqual(least);
  await context.close();
});
