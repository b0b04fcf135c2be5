import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeProviderSettings, startFakeBkash, startFakeSslCommerz } from '../../../api/src/testing/payment-fakes.ts';
import { openBrowser, openPage, PHONE } from '../../testkit/browser.ts';
import { freePort } from '../../testkit/free-port.ts';
import { newPerson } from '../../testkit/people.ts';
import { sessionOf } from '../../testkit/session.ts';
import { startStack, type Stack } from '../../testkit/stack.ts';

const LOCKED = '/board-question/DHK/_1/ANAT/2024?page=2';

let stack: Stack;
let browser: Browser;
let fakes: { url: string; close: () => Promise<void> }[];
beforeAll(async () => {
  const port = await freePort();
  const [sslcommerz, bkash] = await Promise.all([startFakeSslCommerz({ notifies: true }), startFakeBkash()]);
  fakes = [sslcommerz, bkash];
  [stack, browser] = await Promise.all([
    startStack({
      both: { PUBLIC_URL: `http://127.0.0.1:${port}` },
      api: fakeProviderSettings({ sslcommerz: sslcommerz.url, bkash: bkash.url }),
      gateway: { PORT: String(port) },
    }),
    openBrowser(),
  ]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  await Promise.all((fakes ?? []).map(({ close }) => close()));
});

/** On the provider's page, from a locked page on in three taps. */
async function goToProvider(provider: string, name: string) {
  const { email } = await newPerson(stack.url, name);
  const storageState = await sessionOf(browser, stack.url, email);
  const opened = await openPage(browser, { baseURL: stack.url, storageState, viewport: PHONE });
  const { page } = opened;
  await page.goto(LOCKED);
  await page.getByRole('link', { name: 'See the plans' }).click();
  await page.getByRole('button', { name: 'Get this plan: Term' }).click();
  await page.getByRole('button', { name: `Pay with ${provider}` }).click();
  await page.getByRole('heading', { name: provider, exact: true }).waitFor();
  return opened;
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.each(['SSLCommerz', 'bKash'])('a student pays on the page of %s and comes back, unlocked', async (provider) => {
  const { page, context, faults } = await goToProvider(provider, provider);
  await press(page, 'Pay');
  await page.waitForURL(`**${LOCKED}`);
  await page
    .getByRole('article', { name: /^Question \d/ })
    .first()
    .waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a student who cancels there comes back to an order that is given up', { tags: 'long' }, async () => {
  const { page, context, faults } = await goToProvider('bKash', 'Cancels');
  await press(page, 'Cancel');
  await page.getByRole('heading', { name: 'You gave this order up' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
