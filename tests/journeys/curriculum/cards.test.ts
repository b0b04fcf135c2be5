import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, waitForHydration } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';

const site = sharedSite();

const CARDS = '/cards/2021/_1/ANAT';
const ITEM = 'Heart with pericardium';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a visitor comes from the subject to its cards, to an item and back', () =>
  site.visit('/board-question/DHK/_1/ANAT', async (page) => {
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Cards of this subject' }).click();
    await heading(page, 'Anatomy: cards').waitFor();
    expect(new URL(page.url()).pathname).toBe(CARDS);
    await page.getByText('Not checked against the council', { exact: false }).first().waitFor();
    await page.getByRole('link', { name: new RegExp(`^${ITEM}`) }).click();
    await heading(page, ITEM).waitFor();
    await page.getByRole('heading', { level: 2, name: /question/ }).waitFor();
    await page.goBack();
    await heading(page, 'Anatomy: cards').waitFor();
  }));

test('by keyboard alone, from the versions to the cards of a subject', () =>
  site.visit('/cards', async (page) => {
    await waitForHydration(page);
    const subject = page.getByRole('link', { name: /^Anatomy/ });
    await subject.focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Anatomy: cards').waitFor();
    // The heading has the focus; the first item is within reach of Tab.
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.getAttribute('href')?.startsWith('/cards/item/'))) break;
    }
    await page.keyboard.press('Enter');
    await heading(page, 'Thoracic wall, intercostal spaces and mediastinum').waitFor();
  }));

test('the cards print with room for marks, without what is for the screen', () =>
  site.visit(CARDS, async (page) => {
    await waitForHydration(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const card = page.getByRole('table').first();
    expect(await card.getByRole('columnheader').allTextContents()).toEqual([
      'Item',
      'Full marks',
      'Obtained',
      'Date',
      'Remarks (signature)',
    ]);
    const rows = await card.getByRole('rowheader').allTextContents();
    expect(rows.slice(-2)).toEqual(['Attendance (held / present)', 'Card examination']);
    const main = page.getByRole('main');
    expect(await main.getByRole('link').count()).toBe(0);
    expect(await main.getByRole('button').count()).toBe(0);
  }));

test.each([CARDS, '/cards', '/cards/item/21-ANAT-THX-03', `/bn${CARDS}`])(
  '%s fits a screen of 320 px',
  async (path) => {
    const { page, context, faults } = await openPage(site.browser, {
      baseURL: site.url,
      viewport: { width: 320, height: 640 },
    });
    await page.goto(path);
    await waitForHydration(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('the server renders the cards in both languages', async () => {
  const read = async (path: string) => (await fetch(site.url + path, { headers: { accept: 'text/html' } })).text();
  await expect.poll(() => read(CARDS), { timeout: 10_000 }).toContain(ITEM);
  await expect.poll(() => read(`/bn${CARDS}`), { timeout: 10_000 }).toContain('প্রাপ্ত নম্বর');
});
