import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { waitForHydration } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';

const { visit } = sharedSite();

const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('RX Aid', () => {
  test('leads from a subject through a list to an article, and all the way back', () =>
    visit('/internship', async (page) => {
      // Before hydration the browser follows links itself, which starts a new visit.
      await waitForHydration(page);
      await link(page, 'Emergency care').click();
      await heading(page, 'Emergency care').waitFor();
      await link(page, 'Shock').click();
      await page.getByRole('heading', { level: 2, name: 'Search What You Need' }).waitFor();
      await link(page, 'Anaphylaxis').click();
      await heading(page, 'Anaphylaxis').waitFor();
      await page.locator('article h2').first().waitFor();
      expect(pathOf(page)).toBe('/internship/emergency/shock/anaphylaxis');
      expect(await page.title()).toBe('Anaphylaxis, Emergency care · ProffBank');
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
      expect(await crumbs.allInnerTexts()).toEqual(['Emergency care', 'Shock']);
      for (const name of ['Shock', 'Emergency care', 'RX Aid']) {
        await page.getByRole('link', { name: 'Back', exact: true }).click();
        await heading(page, name).waitFor();
      }
    }));

  test('filters topics by name, and says if none matches', { tags: 'long' }, () =>
    visit('/internship/emergency/shock', async (page) => {
      const find = page.getByRole('searchbox', { name: 'Find a topic' });
      await link(page, /^Septic shock/).waitFor();
      // Before hydration React would not see the input.
      await expect
        .poll(async () => {
          await find.fill('');
          await find.fill('haem');
          return link(page, /./)
            .filter({ hasText: /shock|Anaphylaxis/i })
            .allInnerTexts();
        })
        .toEqual(['Haemorrhagic shock']);
      await find.fill('zzz');
      await page.getByRole('status').filter({ hasText: 'No data found' }).waitFor();
    }),
  );

  test(
    'a link to an article opens it, with or without its list, and its contents link to sections',
    { tags: 'long' },
    () =>
      visit('/internship/poisoning/snake-bite', async (page) => {
        await heading(page, 'Snake bite').waitFor();
        await expect.poll(() => pathOf(page)).toBe('/internship/poisoning/skip/snake-bite');
        await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Orders' }).click();
        const top = () =>
          page
            .getByRole('heading', { level: 2, name: 'Orders' })
            .evaluate((element) => Math.abs(element.getBoundingClientRect().top));
        await expect.poll(top).toBeLessThan(200);
      }),
  );

  test.each(['/internship/none', '/internship/emergency/shock/none', '/internship/emergency/skip/none'])(
    '%s shows that nothing was found, with a link home',
    (path) =>
      visit(path, async (page) => {
        await page.getByText('No data found').waitFor();
        await page.getByRole('link', { name: 'Return home' }).click();
        await heading(page, /^Trusted/).waitFor();
      }),
  );
});
