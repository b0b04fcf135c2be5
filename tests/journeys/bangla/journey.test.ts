import { expect, test } from 'vitest';
import { faultsInBothSchemes, openPage, waitForHydration } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';

const LIST = '/bn/board-question/DHK/_1/ANAT/2024';
const BANGLA = /[\u0980-\u09FF]/;

const site = sharedSite();

test('a reader answers a question in Bangla and goes on in Bangla', async () => {
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url });
  const languages = new Set<string | undefined>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') languages.add(request.headers()['x-language']);
  });
  try {
    await page.goto(LIST);
    await waitForHydration(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('bn');
    expect(await page.title()).toMatch(BANGLA);
    const question = page
      .locator('article')
      .filter({ has: page.getByRole('radio') })
      .first();
    expect(await question.locator('[lang=en]').count()).toBeGreaterThan(0);
    await question.getByRole('radio').first().check();
    const before = await question.innerText();
    await question.getByRole('button').filter({ hasText: BANGLA }).first().click();
    await expect.poll(() => question.innerText()).not.toBe(before);
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await page.locator('footer a').nth(1).click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/bn\//);
    await waitForHydration(page);
    await page.reload();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect([...languages].filter((language) => language !== 'bn')).toEqual([]);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
});
