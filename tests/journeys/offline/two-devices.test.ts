// @module-tag long
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newAttemptId } from '../../../api/src/testing/study.ts';
import { queryData } from '../../testkit/graphql.ts';
import { killableBrowser } from '../../testkit/killable-browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import type { Person } from '../notifications/people.ts';
import { answerFirst, deviceLog, openCards } from '../study/device-log.ts';
import { openFront, type Front } from './front.ts';
import { download, openPhone, startOffline, withPlan } from './reader.ts';

const LISTS = ['/board-question/DHK/_1/ANAT/2024', '/board-question/DHK/_1/ANAT/topics/Upper%20limb'];
const ANSWERS = 200;
const BY_HAND = 4;
const PAGE = 100;
const LOG = `query ($after: String) { viewer { study { attempts(first: ${PAGE}, after: $after) {
  edges { node { id } } pageInfo { hasNextPage endCursor } } } } }`;

const site = sharedSite();
const phones = [killableBrowser(), killableBrowser()];
let front: Front;

beforeAll(async () => {
  front = await openFront(site.stack.rest);
  await front.start();
});
afterEach(() => Promise.all(phones.map((phone) => phone.remove())));
afterAll(() => front.stop());

async function accountsIds({ token }: Person): Promise<string[]> {
  type Page = { edges: { node: { id: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const found: { viewer: { study: { attempts: Page } } } = await queryData(site.url, LOG, {
      token,
      variables: { after },
    });
    const { edges, pageInfo } = found.viewer.study.attempts;
    ids.push(...edges.map(({ node }) => node.id));
    if (!pageInfo.hasNextPage) return ids;
    after = pageInfo.endCursor;
  }
}

/** Writes answers into the device's log as the page does, with the fields of those that were given by hand. */
async function answerMore(page: Page, count: number) {
  const ids = Array.from({ length: count }, (_, index) => newAttemptId(Date.now() - index * 20_000));
  await page.evaluate(async (added) => {
    const toResult = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error!));
      });
    const database = await toResult(indexedDB.open('study'));
    const store = database.transaction('attempts', 'readwrite').objectStore('attempts');
    const own = await toResult(store.getAll());
    for (const [index, id] of added.entries()) {
      const answeredAt = new Date(Date.now() - index * 20_000).toISOString();
      await toResult(store.add({ ...own[index % own.length], id, answeredAt }));
    }
    database.close();
  }, ids);
}

/** Gives answers on a device that started without a network. Resolves to a page of it. */
async function answerOffline(context: BrowserContext, list: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(list);
  await openCards(page).first().waitFor();
  for (let index = 0; index < BY_HAND; index += 1) await answerFirst(page);
  await expect.poll(async () => (await deviceLog(page)).length).toBe(BY_HAND);
  await answerMore(page, ANSWERS - BY_HAND);
  return page;
}

test('200 answers on each of two devices without a network are 400 in the account, without a word', async () => {
  const reader = await withPlan(site, front.url, 'Two Offline Devices');
  await Promise.all(
    phones.map(async (phone) => download(await (await openPhone(phone, front, reader)).newPage(), 'Anatomy')),
  );
  const contexts = await Promise.all(phones.map((phone) => startOffline(phone, front, reader)));
  // As in browsers without Background Sync.
  await contexts[1]!.addInitScript(() => {
    delete (globalThis as { SyncManager?: unknown }).SyncManager;
    delete (ServiceWorkerRegistration.prototype as { sync?: unknown }).sync;
  });
  const pages = await Promise.all(contexts.map((context, index) => answerOffline(context, LISTS[index]!)));
  expect(await accountsIds(reader)).toEqual([]);

  const dialogs: string[] = [];
  for (const page of pages) page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await Promise.all(contexts.map((context) => context.setOffline(false)));
  await expect.poll(async () => (await accountsIds(reader)).length).toBe(2 * ANSWERS);
  expect(new Set(await accountsIds(reader)).size).toBe(2 * ANSWERS);
  for (const page of pages) {
    await expect
      .poll(async () => (await deviceLog(page)).filter((line) => line.endsWith(' SENT')).length)
      .toBe(ANSWERS);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  }
  expect(dialogs).toEqual([]);
});
