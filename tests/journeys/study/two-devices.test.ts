// @module-tag long
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { PHONE, waitForHydration } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { killableBrowser } from '../../testkit/killable-browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { browserOf, signedUp, type Person } from '../notifications/people.ts';
import { answerFirst, deviceLog, openCards } from './device-log.ts';

const LIST = '/board-question/DHK/_1/ANAT/2024';
const LOG = '{ viewer { study { attempts(first: 100) { edges { node { id questionId } } } } } }';

const PHONE_OPTIONS = { viewport: PHONE, hasTouch: true };

const site = sharedSite();
const phone = killableBrowser();
afterEach(() => phone.remove());

type Log = { viewer: { study: { attempts: { edges: { node: { id: string; questionId: string } }[] } } } };

async function accountsLog({ token }: Person) {
  const { viewer } = await queryData<Log>(site.url, LOG, { token });
  return viewer.study.attempts.edges.map(({ node }) => node);
}

async function answer(page: Page, count: number) {
  const waiting = (await deviceLog(page)).length;
  for (let index = 0; index < count; index += 1) await answerFirst(page);
  await expect.poll(async () => (await deviceLog(page)).length).toBe(waiting + count);
}

async function openList(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(`${site.url}${LIST}`);
  await openCards(page).first().waitFor();
  await waitForHydration(page);
  // Its code loads with the first answer, so the device must be online.
  await answer(page, 1);
  return page;
}

test('answers of two offline devices reach the account once, even if one browser is killed', async () => {
  const reader = await signedUp(site.url, 'Two Devices');
  const laptop = await browserOf(site.browser, site.url, reader);
  const state = await laptop.context.storageState();
  let pocket = await phone.start(PHONE_OPTIONS);
  const first = await pocket.newPage();
  await first.goto(`${site.url}/legal/none`);
  await first.evaluate(
    (items) => items.forEach(({ name, value }) => localStorage.setItem(name, value)),
    state.origins[0]!.localStorage,
  );
  const [here, there] = [await openList(laptop.context), await openList(pocket)];
  await expect.poll(async () => (await accountsLog(reader)).length).toBe(2);

  await Promise.all([laptop.context.setOffline(true), pocket.setOffline(true)]);
  await answer(here, 3);
  await answer(there, 4);
  await phone.kill();
  expect(await accountsLog(reader)).toHaveLength(2);

  await laptop.context.setOffline(false);
  await expect.poll(async () => (await accountsLog(reader)).length).toBe(5);
  pocket = await phone.start(PHONE_OPTIONS);
  const again = await pocket.newPage();
  await again.goto(`${site.url}${LIST}`);
  await expect.poll(async () => (await accountsLog(reader)).length).toBe(9);
  const log = await accountsLog(reader);
  expect(new Set(log.map(({ id }) => id)).size).toBe(9);
  expect((await deviceLog(again)).filter((line) => line.endsWith(' SENT'))).toHaveLength(5);

  // Each has the other's answers, and a question that both answered counts twice.
  const answered = new Set(log.map(({ questionId }) => questionId)).size;
  for (const context of [laptop.context, pocket]) {
    const page = await context.newPage();
    await page.goto(`${site.url}${LIST}`);
    await expect.poll(() => page.getByText('last time').count()).toBe(answered);
  }
  await laptop.context.close();
  expect(laptop.faults).toEqual([]);
});
