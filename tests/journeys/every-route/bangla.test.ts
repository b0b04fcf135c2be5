// @module-tag long
import { expect, test } from 'vitest';
import { openPage, waitForHydration } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { addressOf, ROUTES } from './routes.ts';

const NARROW = 320;

/** Texts in Latin script that a screen reader would read out in Bangla. Mantine's selects make their own options. */
const unmarkedTerms = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (!parentElement || parentElement.closest('script, style, template, noscript, option, [lang=en]')) continue;
    if (/[A-Za-z]{2}/.test(textContent ?? '') && !/[\u0980-\u09FF]/.test(textContent ?? ''))
      found.add(textContent ?? '');
  }
  return [...found];
};

const site = sharedSite();

test.each(ROUTES)('$path has a page in Bangla, without and with scripts', async ({ path }) => {
  const english = await addressOf(site.url, path);
  const address = english === '/' ? '/bn' : `/bn${english}`;
  const viewport = { width: NARROW, height: 740 };
  const width = () => document.documentElement.scrollWidth;

  const plain = await openPage(site.browser, { baseURL: site.url, viewport, javaScriptEnabled: false });
  try {
    await plain.page.goto(address);
    expect(await plain.page.locator('html').getAttribute('lang')).toBe('bn');
    const alternates = await plain.page.locator('link[rel=alternate][hreflang=en]').count();
    expect(alternates).toBe(await plain.page.locator('link[rel=canonical]').count());
    // But those that change the language.
    expect(await plain.page.locator('a[href^="/"]:not([href^="/bn"], [hreflang=en])').count()).toBe(0);
  } finally {
    await plain.context.close();
  }

  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url, viewport });
  try {
    await page.goto(address);
    await waitForHydration(page);
    expect(new URL(page.url()).pathname.split('/')[1]).toBe('bn');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.evaluate(width)).toBeLessThanOrEqual(NARROW);
    expect(await page.evaluate(unmarkedTerms)).toEqual([]);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
});
