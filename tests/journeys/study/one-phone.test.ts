// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, waitForHydration } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { newPerson } from '../../testkit/people.ts';
import { logIn } from '../../testkit/session.ts';
import { sharedSite } from '../../testkit/site.ts';
import { answerFirst, deviceLog, openCards } from './device-log.ts';

const LIST = '/board-question/DHK/_1/ANAT/2024';
const COUNT = '{ viewer { study { overview { attempts } } } }';

const site = sharedSite();

async function answerOne(page: Page, logged: number) {
  await page.goto(LIST);
  await openCards(page).first().waitFor();
  await waitForHydration(page);
  await answerFirst(page);
  await expect.poll(() => deviceLog(page)).toHaveLength(logged);
}

const signOut = async (page: Page) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForFunction(() => !localStorage.getItem('authToken'));
};

test('two readers of one phone have a record each, and a log-out leaves nothing of it on the phone', async () => {
  const now = Date.now();
  const [first, second] = [await newPerson(site.url, `Phoneone${now}`), await newPerson(site.url, `Phonetwo${now}`)];
  const countOf = async (token: string) =>
    (await queryData<{ viewer: { study: { overview: { attempts: number } } } }>(site.url, COUNT, { token })).viewer
      .study.overview.attempts;
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url });
  // Of a visitor, who then logs in.
  await answerOne(page, 1);
  await page.goto('/login');
  await logIn(page, first.email);
  await expect.poll(() => countOf(first.token)).toBe(1);
  await answerOne(page, 2);
  await expect.poll(() => countOf(first.token)).toBe(2);
  // A log-out keeps what the account has not confirmed.
  await expect.poll(async () => (await deviceLog(page)).join()).not.toContain('WAITING');
  await signOut(page);
  await expect.poll(() => deviceLog(page)).toEqual([]);

  await page.goto('/login');
  await logIn(page, second.email);
  await page.goto('/record');
  await page.getByRole('heading', { name: 'Nothing is recorded yet' }).waitFor();
  await page.goto(LIST);
  await openCards(page).first().waitFor();
  await waitForHydration(page);
  expect(await page.getByText('last time').count()).toBe(0);
  await answerOne(page, 1);
  await expect.poll(() => countOf(second.token)).toBe(1);
  expect(await countOf(first.token)).toBe(2);
  expect(faults).toEqual([]);
  await context.close();
});
