// @module-tag long
import { expect, test } from 'vitest';
import { waitForHydration } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { expectBangla, openBangla } from './left-over.ts';
import { link, named } from './page.ts';

const site = sharedSite();

test(
  'an article of RX Aid is found and read in Bangla, and stays in its own language',
  { timeout: 120_000 },
  async () => {
    const { page, context, faults } = await openBangla(site, '/bn/internship');
    const content = (name: string) => page.getByRole('main').getByRole('link', { name });
    await waitForHydration(page);
    await expectBangla(page);
    await content('Emergency care').click();
    await content('Shock').first().click();
    await content('Anaphylaxis').click();
    await page.waitForURL('**/bn/internship/emergency/shock/anaphylaxis');
    await page.locator('article h2').first().waitFor();
    expect(
      await page
        .locator('article h2')
        .first()
        .evaluate((part) => part.closest('[lang]')!.getAttribute('lang')),
    ).toBe('en');
    await named(page, 'navigation', 'shared.onThisPage', {}).first().waitFor();
    await expectBangla(page);
    await link(page, 'shared.back', {}).click();
    await page.waitForURL('**/bn/internship/emergency/shock');
    await context.close();
    expect(faults).toEqual([]);
  },
);
