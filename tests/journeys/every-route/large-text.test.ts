// @module-tag long
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { admin, FREE } from '../../testkit/admin.ts';
import { openPage, PHONE, waitUntilLoaded } from '../../testkit/browser.ts';
import { doubleText, largeTextFaults } from '../../testkit/large-text.ts';
import { newPerson } from '../../testkit/people.ts';
import { sharedSite } from '../../testkit/site.ts';
import { sessionOf } from '../../testkit/session.ts';
import { addressOf } from './routes.ts';

const SIGNED_IN = [
  '/profile',
  '/profile/affiliate',
  '/profile/affiliate?tab=wallet',
  '/profile/affiliate?tab=invite',
  '/subscription',
  '/board-question/DHK/_1/ANAT/2024?page=2',
];

const site = sharedSite();
let session: Awaited<ReturnType<typeof sessionOf>>;
beforeAll(async () => {
  const reader = await newPerson(site.url, 'Largetext');
  const plan = ['--plan', 'term', '--duration', '6 months'];
  await admin(site.stack, 'grant-plan', '--user', reader.userId, ...plan, ...FREE);
  await admin(
    site.stack,
    'notify',
    '--user',
    reader.userId,
    '--title',
    'New questions',
    '--message',
    'Twenty of them.',
  );
  session = await sessionOf(site.browser, site.url, reader.email);
});
/** Opens a path with the browser's text at twice its size. */
async function withLargeText(
  path: string,
  heading: string | RegExp,
  steps: (page: Page) => Promise<void>,
  asUser = false,
) {
  const state = asUser ? { storageState: session } : {};
  const options = { baseURL: site.url, viewport: PHONE, reducedMotion: 'reduce' as const, ...state };
  const { page, context } = await openPage(site.browser, options);
  try {
    await doubleText(page);
    await page.goto(await addressOf(site.url, path));
    await waitUntilLoaded(page, heading);
    await steps(page);
    expect(await largeTextFaults(page)).toEqual({ bySetting: [], byPage: [] });
  } finally {
    await context.close();
  }
}

const asIs = async () => {};

// walk.test.ts covers the pages of visitors.
describe('at twice the text size a phone of 360 px shows all of', () => {
  test.each(SIGNED_IN)('%s, signed in', (path) => withLargeText(path, /./, asIs, true));

  test('the menu', () =>
    withLargeText('/', 'Home', (page) => page.getByRole('button', { name: 'Menu' }).click(), true));

  test('the notifications', () =>
    withLargeText('/e-book', /./, (page) => page.getByRole('button', { name: /^Notifications/ }).click(), true));

  test('the withdrawal settings', () =>
    withLargeText(
      '/profile/affiliate?tab=wallet',
      /./,
      (page) => page.getByRole('button', { name: 'Withdrawal settings' }).click(),
      true,
    ));

  test('solved questions', () =>
    withLargeText('/questions-set/_1/ANAT/chapter/{chapter}', /./, async (page) => {
      const shows = page.getByRole('button', { name: /^Show (answer|points)/ });
      while ((await shows.count()) > 0) await shows.first().click();
    }));
});
