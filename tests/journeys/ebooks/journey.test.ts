import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';

const SHELF = '/e-book';
const PAGE = 10;

const site = sharedSite();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const names = (page: Page) => page.getByRole('tabpanel').locator('h3').allInnerTexts();

describe('the e-books', () => {
  test('are ten, then all; a category filters them', () =>
    site.visit(SHELF, async (page) => {
      await expect.poll(async () => (await names(page)).length).toBe(PAGE);
      await page.getByRole('button', { name: 'More e-books' }).click();
      await expect.poll(async () => (await names(page)).length).toBeGreaterThan(PAGE);
      const all = await names(page);
      expect(new Set(all).size).toBe(all.length);
      await page.getByRole('button', { name: 'More e-books' }).waitFor({ state: 'detached' });

      await tab(page, 'Obstetrics').click();
      await expect.poll(async () => (await names(page)).length).toBeLessThan(PAGE);
      const ofCategory = await page.getByRole('tabpanel').getByRole('article').allInnerTexts();
      for (const text of ofCategory) expect(text).toMatch(/^obstetrics/i);
      await tab(page, 'all').click();
      await expect.poll(() => names(page)).toEqual(all);
    }));

  test('open in a new tab without access to this one', async () => {
    const { page, context, faults } = await openPage(site.browser, { baseURL: site.url });
    const asked: (string | undefined)[] = [];
    await context.route('https://openstax.org/**', async (route) => {
      asked.push(route.request().headers()['referer']);
      await route.fulfill({ contentType: 'text/html', body: '<h1>The book</h1>' });
    });
    await page.goto(SHELF);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Anatomy and Physiology 2e/ }).click();
    const book = await opened;
    await book.getByRole('heading', { name: 'The book' }).waitFor();
    expect(book.url()).toBe('https://openstax.org/details/books/anatomy-and-physiology-2e');
    expect(await book.evaluate(() => opener)).toBeNull();
    expect(asked).toEqual([undefined]);
    expect(new URL(page.url()).pathname).toBe(SHELF);
    expect(faults).toEqual([]);
    await context.close();
  });
});
