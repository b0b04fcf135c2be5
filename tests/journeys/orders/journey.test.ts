import type { Page, Request } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { admin } from '../../testkit/admin.ts';
import { DESK, faultsInBothSchemes, openPage, PHONE } from '../../testkit/browser.ts';
import { tabTo } from '../../testkit/keyboard.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { newPerson, type Person } from '../../testkit/people.ts';
import { logIn, sessionOf } from '../../testkit/session.ts';
import { openSite } from '../../testkit/site.ts';
import { startOrder, waitingOrder, WALLET } from './orders.ts';

const LOCKED = '/board-question/DHK/_1/ANAT/2024?page=2';
const NARROW = { width: 320, height: 640 };

const site = openSite({ api: { WALLETS: WALLET } });
let clerk: Person;
beforeAll(async () => {
  clerk = await newPerson(site.url, 'Clerk');
  await admin(site.stack, 'set-role', clerk.userId, 'CLERK');
});

async function open(path: string, { email }: Person, viewport = PHONE) {
  const storageState = await sessionOf(site.browser, site.url, email);
  const opened = await openPage(site.browser, { baseURL: site.url, storageState, viewport });
  await opened.page.goto(path);
  return opened;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** At the narrowest phone, and in both schemes. */
async function expectNoFaults(page: Page) {
  const before = page.viewportSize()!;
  await page.setViewportSize(NARROW);
  expect(await layoutFaults(page)).toEqual([]);
  await page.setViewportSize(before);
  expect(await faultsInBothSchemes(page)).toEqual([]);
}

test('a student buys from a locked page, the assistant settles, and the page opens by itself', async () => {
  const student = await newPerson(site.url, 'Student');
  const bought = await open(LOCKED, student);
  const { page } = bought;
  await page.getByRole('link', { name: 'See the plans' }).click();
  await button(page, 'Get this plan: Term').click();
  await button(page, 'Pay with bKash').click();
  await heading(page, /^Pay Tk/).waitFor();
  expect(await page.getByRole('textbox', { name: 'Number', exact: true }).inputValue()).toBe('01711000000');
  await expectNoFaults(page);
  await page.getByRole('textbox', { name: 'TrxID' }).fill('8n7a6b5c4d');
  await button(page, 'I have paid').click();
  await heading(page, 'Your payment is being checked').waitFor();
  await expectNoFaults(page);
  await page.evaluate(() => Object.assign(globalThis, { wasNotReloaded: true }));

  const settled = await open('/studio/desk', clerk, DESK);
  await settled.page
    .getByRole('main')
    .getByRole('region')
    .getByRole('link', { name: /^Orders\s*1 waits/ })
    .click();
  await expect
    .poll(() => settled.page.getByRole('form').getByLabel('Number of the transfer').inputValue())
    .toBe('8N7A6B5C4D');
  await expectNoFaults(settled.page);
  await button(settled.page, /^Settle Tk/).click();
  await settled.page.getByText(/^Received Tk.499, bkash-manual 8N7A6B5C4D/).waitFor();

  await heading(page, 'Your plan is open').waitFor();
  await page.waitForURL(`**${LOCKED}`);
  await page
    .getByRole('article', { name: /^Question \d/ })
    .first()
    .waitFor();
  expect(await page.evaluate(() => 'wasNotReloaded' in globalThis)).toBe(true);
  expect([...bought.faults, ...settled.faults]).toEqual([]);
  await Promise.all([bought.context.close(), settled.context.close()]);
});

test('a visitor chooses, logs in and pays for what was chosen', { tags: 'long' }, async () => {
  const visitor = await newPerson(site.url, 'Visitor');
  await site.visit(LOCKED, async (page) => {
    await page.getByRole('link', { name: 'See the plans' }).click();
    await button(page, 'Get this plan: Term').click();
    await page.getByRole('radio', { name: /^6 months/ }).check();
    await page.getByRole('link', { name: 'Log in to pay' }).click();
    await logIn(page, visitor.email);
    await page.getByText('To pay: Tk 899').waitFor();
    await button(page, 'Pay with bKash').click();
    await heading(page, /^Pay Tk.899/).waitFor();
    await button(page, 'Give the order up').click();
    await button(page, 'Yes, give it up').click();
    await heading(page, 'You gave this order up').waitFor();
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Purchases' }).click();
    await page.getByRole('link', { name: 'Term, 6 months' }).waitFor();
    await expectNoFaults(page);
  });
});

test('an assistant works through the waiting orders by keyboard, and sends one back', { tags: 'long' }, async () => {
  const [first, second] = [await newPerson(site.url, 'First'), await newPerson(site.url, 'Second')];
  const orders = [
    await waitingOrder(site.url, first, 'FIRST00001'),
    await waitingOrder(site.url, second, 'SECOND0001'),
  ];
  const reader = await open(`/orders/${orders[1]!.id}`, second);
  const { page, context, faults } = await open('/studio/desk/orders', clerk, DESK);
  await heading(page, orders[0]!.code).waitFor();
  await page.getByRole('form').getByLabel('Number of the transfer').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(orders[1]!.code);
  await tabTo(page, /^Not found$/);
  await page.keyboard.press('Enter');
  await button(page, 'Tell the reader').click();
  await reader.page.getByText(/^The transfer SECOND0001 was not found/).waitFor();
  await page.goto(`/studio/desk/orders?text=${orders[0]!.code}`);
  await page.getByText(/^Received Tk.499/).waitFor();
  expect([...faults, ...reader.faults]).toEqual([]);
  await Promise.all([context.close(), reader.context.close()]);
});

test('a statement pays by TrxID and by code, and says why a line pays nothing', { tags: 'long' }, async () => {
  const [entered, named, short] = [
    await newPerson(site.url, 'Entered'),
    await newPerson(site.url, 'Named'),
    await newPerson(site.url, 'Short'),
  ];
  await waitingOrder(site.url, entered, 'ENTERED001');
  const { code, id } = await startOrder(site.url, named);
  await waitingOrder(site.url, short, 'SHORT00001');
  const reader = await open(`/orders/${id}/receipt`, named);
  const { page, context, faults } = await open('/studio/desk/statement', clerk, DESK);
  await page
    .getByRole('textbox', { name: 'Statement as CSV' })
    .fill(
      [
        'TrxID,Amount,From,Reference',
        'ENTERED001,499,01811000000,',
        `NAMED00001,499,,for ${code}`,
        'SHORT00001,400,,',
      ].join('\n'),
    );
  await button(page, 'Compare with the orders').click();
  await heading(page, '2 lines pay orders').waitFor();
  await page.getByRole('cell', { name: /is of Tk.499/ }).waitFor();
  await expectNoFaults(page);
  await button(page, /^Settle 2 orders/).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Settle 2 orders/ })
    .click();
  await heading(page, '2 orders are settled.').waitFor();
  await reader.page.reload();
  await reader.page
    .getByRole('article', { name: /^Receipt/ })
    .getByText('NAMED00001')
    .waitFor();
  await expectNoFaults(reader.page);
  expect([...faults, ...reader.faults]).toEqual([]);
  await Promise.all([context.close(), reader.context.close()]);
});

test('pages that sell nothing load nothing of selling', { tags: 'long' }, async () => {
  const { page, context } = await open('/', await newPerson(site.url, 'Browser'));
  const sellingIn = async (path: string) => {
    const found: string[] = [];
    const note = (request: Request) => {
      const [part] =
        /assets\/(orders|coupons?|evidence)\b|query (Checkout|Orders?)\b/i.exec(
          request.url() + (request.postData() ?? ''),
        ) ?? [];
      if (part) found.push(part);
    };
    page.on('request', note);
    await page.goto(path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    return found;
  };
  expect(await sellingIn('/subscription?plan=term')).toEqual(
    expect.arrayContaining(['assets/orders', 'query Checkout']),
  );
  for (const path of ['/', '/board-question/DHK/_1/ANAT/2024', '/questions-set', '/internship', '/papers', '/search']) {
    expect(await sellingIn(path), path).toEqual([]);
  }
  await context.close();
});
