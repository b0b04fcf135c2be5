// @module-tag long
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DESK, openPage, waitUntilLoaded } from '../../testkit/browser.ts';
import { tabTo } from '../../testkit/keyboard.ts';
import { sharedSite } from '../../testkit/site.ts';

const site = sharedSite();

/** Paths from the home page by keyboard: the control to press at each stop, and the resulting page. */
const JOURNEYS: { to: RegExp; by: RegExp[] }[] = [
  {
    to: /^\/board-question\/DHK\/_1\/ANAT\/2024$/,
    by: [/^Board questions$/, /Dhaka/, /1st Proff/, /Anatomy/, /^2024/],
  },
  {
    to: /^\/board-question\/DHK\/_1\/ANAT\/topics\//,
    by: [/^Board questions$/, /Dhaka/, /1st Proff/, /Anatomy/, /Upper limb/],
  },
  { to: /^\/questions-set\/_1\/ANAT\/chapter\//, by: [/^Question sets$/, /1st Proff/, /Anatomy/, /Upper limb/] },
  { to: /^\/internship\/emergency\/shock\/septic-shock$/, by: [/^RX Aid$/, /Emergency/, /^Shock/, /Septic shock/] },
  { to: /^\/internship\/poisoning\/skip\/snake-bite$/, by: [/^RX Aid$/, /Poisoning/, /Snake bite/] },
  { to: /^\/e-book$/, by: [/^E-books$/] },
  { to: /^\/subscription$/, by: [/^Plans$/] },
  { to: /^\/search$/, by: [/^Search$/] },
  { to: /^\/term$/, by: [/^Terms/] },
  { to: /^\/policy$/, by: [/^Privacy/] },
  { to: /^\/cancelletion$/, by: [/^Refund/] },
  { to: /^\/sign-up$/, by: [/^Log ?in$/i, /^Sign ?up/i] },
  { to: /^\/forgot-password$/, by: [/^Log ?in$/i, /Forgot/i] },
];

describe('by keyboard alone', () => {
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    const options = { baseURL: site.url, viewport: DESK, reducedMotion: 'reduce' as const };
    ({ page, faults } = await openPage(site.browser, options));
  });
  beforeEach(async () => {
    faults.length = 0;
    await page.goto('/');
    await waitUntilLoaded(page, /Trusted/);
  });
  afterAll(() => page?.context().close());

  test.each(JOURNEYS)('from home to $to', async ({ to, by }) => {
    for (const name of by) {
      const before = page.url();
      await tabTo(page, name);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.href !== before);
      await waitUntilLoaded(page, /./);
    }
    expect(new URL(page.url()).pathname).toMatch(to);
    expect(faults).toEqual([]);
  });

  test('the home page searches for the typed text', async () => {
    await tabTo(page, /Board, Question or Rx/);
    await page.keyboard.type('septic shock');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=septic*');
    await waitUntilLoaded(page, 'Search Your need');
    await tabTo(page, /Septic shock/);
    await page.keyboard.press('Enter');
    await waitUntilLoaded(page, 'Septic shock');
  });
});
