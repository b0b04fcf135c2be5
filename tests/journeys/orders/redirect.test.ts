// @module-tag long
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeProviderSettings, startFakeBkash, startFakeSslCommerz } from '../../../api/src/testing/payment-fakes.ts';
import { admin } from '../../testkit/admin.ts';
import { DESK, faultsInBothSchemes, openBrowser, openPage, PHONE } from '../../testkit/browser.ts';
import { freePort } from '../../testkit/free-port.ts';
import { newPerson, type Person } from '../../testkit/people.ts';
import { sessionOf } from '../../testkit/session.ts';
import { startStack, type Stack } from '../../testkit/stack.ts';
import { button, link } from '../bangla/page.ts';

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

async function openAs({ email }: Person, viewport = PHONE) {
  const storageState = await sessionOf(browser, stack.url, email);
  return openPage(browser, { baseURL: stack.url, storageState, viewport });
}

/** On the provider's page, from a locked page on in three taps. */
async function goToProvider(provider: string, name: string) {
  const student = await newPerson(stack.url, name);
  const opened = await openAs(student);
  const { page } = opened;
  await page.goto(LOCKED);
  await page.getByRole('link', { name: 'See the plans' }).click();
  await page.getByRole('button', { name: 'Get this plan: Term' }).click();
  await page.getByRole('button', { name: `Pay with ${provider}` }).click();
  await page.getByRole('heading', { name: provider, exact: true }).waitFor();
  return { ...opened, student };
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

test('a student who buys on a page in Bangla comes back to it', async () => {
  const { page, context, faults } = await openAs(await newPerson(stack.url, 'Tasnim'));
  await page.goto(`/bn${LOCKED}`);
  await link(page, 'questions.seePlans').click();
  await button(page, 'plans.getNamed', { plan: 'Term' }).click();
  await button(page, 'orders.payWith', { method: 'bKash' }).click();
  await press(page, 'Pay');
  await page.waitForURL(`**/bn${LOCKED}`);
  await page.getByRole('article').first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a student who cancels there comes back to an order that is given up', async () => {
  const { page, context, faults } = await goToProvider('bKash', 'Cancels');
  await press(page, 'Cancel');
  await page.getByRole('heading', { name: 'You gave this order up' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('the desk has the provider pay back what it took, and the plan ends', async () => {
  const bought = await goToProvider('bKash', 'Refunded');
  await press(bought.page, 'Pay');
  await bought.page.waitForURL(`**${LOCKED}`);
  const clerk = await newPerson(stack.url, 'Refunder');
  await admin(stack, 'set-role', clerk.userId, 'CLERK');
  const { page, context, faults } = await openAs(clerk, DESK);
  await page.goto(`/studio/people/${bought.student.userId}`);
  await page.getByRole('button', { name: /^Refund Term/ }).click();
  expect(await page.getByRole('radio', { name: 'bKash pays it back' }).isChecked()).toBe(true);
  await page.getByText(/^bKash is asked to pay Tk.499 back to Refunded/).waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByText(/^bKash is asked to pay Tk.499 back to Refunded\.$/).waitFor();
  await bought.page.goto('/orders');
  await bought.page.getByText('Refunded', { exact: true }).first().waitFor();
  expect([...faults, ...bought.faults]).toEqual([]);
  await Promise.all([context.close(), bought.context.close()]);
});
