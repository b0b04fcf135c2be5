import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startGatewayFor } from '../../contract/section-7/gateway.ts';
import { startSection7 } from '../../contract/section-7/stub.ts';
import { visitIn } from '../../testkit/browser.ts';
import { tabTo } from '../../testkit/keyboard.ts';
import { sharedSite } from '../../testkit/site.ts';

const site = sharedSite();
const { visit } = site;

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search Your need' });
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const hit = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const status = (page: Page, text: RegExp) =>
  page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });

describe('searching', () => {
  test('shows results by kind while typing, and Back restores them', () =>
    visit('/search', async (page) => {
      await box(page).pressSequentially('anatomy');
      await status(page, /^\d+ results for anatomy$/);
      for (const kind of ['Subjects', 'Board subjects', 'E-books', 'Chapters', 'Topics', 'Anatomy questions'])
        await group(page, kind).getByRole('link').first().waitFor();
      expect(new URL(page.url()).search).toBe('?q=anatomy');

      await hit(page, 'Upper limb, Anatomy').first().click();
      await heading(page, 'Upper limb').waitFor();
      await page.goBack();
      await group(page, 'Chapters').waitFor();
      expect(await box(page).inputValue()).toBe('anatomy');
    }));

  test('needs no mouse: the box has the focus, and Tab leads on to the results', { tags: 'long' }, () =>
    visit('/search', async (page) => {
      await expect.poll(() => box(page).evaluate((input) => input === document.activeElement)).toBe(true);
      await page.keyboard.type('snake bite');
      await page.keyboard.press('Enter');
      await group(page, 'RX Aid').waitFor();
      await tabTo(page, /^Snake bite/);
      await page.keyboard.press('Enter');
      await heading(page, 'Snake bite').waitFor();
    }),
  );

  test('links to the exact question', () =>
    visit('/search?q=dying%20declaration', async (page) => {
      await group(page, 'Forensic Medicine questions').getByRole('link').first().click();
      const ref = new URL(page.url()).hash.slice(1);
      expect(ref).toMatch(/^FM-\d+$/);
      await page.locator(`[id="${ref}"]`).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(ref);
    }));

  test('forgives a typing error, and says so if nothing was found', { tags: 'long' }, () =>
    visit('/search?q=dengu', async (page) => {
      await group(page, 'RX Aid').getByRole('link', { name: 'Severe dengue' }).waitFor();
      expect(await box(page).inputValue()).toBe('dengu');
      await box(page).fill('zzzqqq');
      await status(page, /^No data available for zzzqqq$/);
      const card = page.locator('section', { has: page.getByText('No data found') }).last();
      expect(await card.innerText()).toContain('No data available');
      await card.getByRole('link', { name: 'Return home' }).waitFor();
      expect(await group(page, 'RX Aid').count()).toBe(0);
    }),
  );
});

test('a search that fails can be tried again', { tags: 'long' }, async () => {
  const upstream = await startSection7();
  const gateway = await startGatewayFor(upstream.url);
  let isDown = true;
  upstream.vary((sent, { call }) => (isDown && call === 'GET /search' ? { ...sent, status: 503, body: {} } : sent));
  try {
    await visitIn(site.browser, gateway.url, '/search?q=heart', async (page) => {
      const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
      await retry.waitFor();
      isDown = false;
      await retry.click();
      await status(page, /^\d+ results? for heart$/);
    });
  } finally {
    await gateway.stop();
    await upstream.close();
  }
});
