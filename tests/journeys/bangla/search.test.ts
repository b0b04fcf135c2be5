import { expect, test } from 'vitest';
import { sharedSite } from '../../testkit/site.ts';
import { expectBangla, openBangla } from './left-over.ts';
import { bnLike, named } from './page.ts';

const site = sharedSite();

test(
  'a word in Bangla, in Latin letters and with digits of both scripts finds what it means',
  { timeout: 120_000 },
  async () => {
    const { page, context, faults } = await openBangla(site, '/bn/search');
    const box = named(page, 'searchbox', 'search.title', {});
    const results = page.getByRole('main').getByRole('region').getByRole('link');
    const find = async (text: string) => {
      await box.fill(text);
      await page
        .getByRole('status')
        .filter({ hasText: text })
        .filter({ hasText: bnLike('search.results') })
        .waitFor({ state: 'attached' });
      return results.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    };
    await expectBangla(page);
    const inBangla = await find('জন্ডিস');
    expect(inBangla.length).toBeGreaterThan(0);
    await expectBangla(page);
    const groups = await page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();
    expect(groups.filter((name) => !/[\u0980-\u09FF]|^RX Aid$/.test(name))).toEqual([]);
    expect(await find('jaundice')).toEqual(expect.arrayContaining(inBangla.slice(0, 1)));
    expect((await find('jondis')).length).toBeGreaterThan(0);
    expect(await find('anatomy ২০২৪')).toEqual(await find('anatomy 2024'));
    await results.first().click();
    await page.waitForURL(/[/]bn[/](?!search)/);
    await context.close();
    expect(faults).toEqual([]);
  },
);
