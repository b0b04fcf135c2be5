// @module-tag long
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin, cash } from '../../testkit/admin.ts';
import {
  DESK,
  faultsInBothSchemes,
  openBrowser,
  openPage,
  waitUntilLoaded,
  waitForHydration,
} from '../../testkit/browser.ts';
import { tabTo } from '../../testkit/keyboard.ts';
import { newPerson, PASSWORD, signIn, type Person } from '../../testkit/people.ts';
import { logIn, sessionOf } from '../../testkit/session.ts';
import { startStack, type Stack } from '../../testkit/stack.ts';

const DASHBOARD = '/profile/affiliate';
const WALLET = `${DASHBOARD}?tab=wallet`;
const INVITE = `${DASHBOARD}?tab=invite`;
const YEAR = '/board-question/DHK/_1/ANAT/2024';

let stack: Stack;
let browser: Browser;
let nusrat: Person;
let session: Awaited<ReturnType<typeof sessionOf>>;
beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack({ api: { AFFILIATE_HOLD_HOURS: '0' } }), openBrowser()]);
  nusrat = await newPerson(stack.url, 'Nusrat');
  session = await sessionOf(browser, stack.url, nusrat.email);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 10_000 });
const figure = (page: Page, name: string) => page.locator('dl div').filter({ hasText: name }).locator('dd').innerText();
const headed = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens a path as the referrer. */
async function visit(path: string, steps: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
  const { page, context, faults } = await openPage(browser, { baseURL: stack.url, storageState: session, ...options });
  try {
    await page.goto(path);
    await waitUntilLoaded(page, /./);
    await steps(page);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}

/** How often a page asks for this. */
function countOf(page: Page, operation: string) {
  let count = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes(`"${operation}"`)) count += 1;
  });
  return () => count;
}

describe('from a shared link to a payout', () => {
  let link: string;

  test('the referral link is copied, and the button says so for a while', () =>
    visit(
      INVITE,
      async (page) => {
        await button(page, 'Copy').click();
        await button(page, 'Copied').waitFor();
        await says(page, 'Referral code copied to clipboard');
        link = await page.evaluate(() => navigator.clipboard.readText());
        expect(link).toBe(`${stack.url}/sign-up?aff_ref=${nusrat.userId}`);
        await button(page, 'Copy').waitFor();
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ));

  test('a reader who signs up with it and buys a plan can read locked pages at once', async () => {
    const { page, context, faults } = await openPage(browser, { baseURL: stack.url });
    try {
      await page.goto(link);
      await field(page, 'Name').fill('Rafi');
      await field(page, 'Email').fill('rafi@example.com');
      await field(page, 'Password').fill(PASSWORD);
      await field(page, 'Confirm password').fill(PASSWORD);
      await button(page, 'Sign up').click();
      await says(page, 'signup completed');
      await page.waitForURL('**/login*');
      await logIn(page, 'rafi@example.com');
      const rafi = await signIn(stack.url, 'rafi@example.com');
      await page.goto(YEAR);
      // Or their own list, which the client loads after the visitors', could come after the plan and be open already.
      await waitForHydration(page);
      await button(page, '21-40, locked').first().waitFor();
      const plan = ['--plan', 'full-year', '--duration', '24 months', ...cash(2_499)];
      const granted = await admin(stack, 'grant-plan', '--user', rafi.userId, ...plan);
      // The address is not verified.
      await admin(stack, 'approve-commission', '--purchase', /^Purchase (\d+):/.exec(granted)![1]!);
      await button(page, 'Notifications, 1 unread').waitFor();
      await button(page, '21-40, locked').first().click();
      await page.getByRole('article', { name: 'Question 40', exact: true }).waitFor();
      expect(faults).toEqual([]);
    } finally {
      await context.close();
    }
  });

  test('the referrer sees the earnings as a chart and as a table', () =>
    visit(DASHBOARD, async (page) => {
      await eventually(() => figure(page, 'Total earned')).toBe('Tk\u00a0249');
      expect(await figure(page, 'Available')).toBe('Tk\u00a0249');
      expect(await figure(page, 'Referrals')).toBe('1');
      await page.locator('.recharts-bar-rectangle path').first().waitFor();
      await page.getByText('As a table').click();
      const rows = page.getByRole('table', { name: 'Earnings by month' }).getByRole('row');
      expect(await rows.count()).toBe(13);
      expect(await rows.last().innerText()).toMatch(/Tk\s249$/);
    }));

  test('an account number of exactly 11 digits is saved', () =>
    visit(WALLET, async (page) => {
      await says(page, 'Tk 249');
      expect(await button(page, 'Request withdrawal').isDisabled()).toBe(true);
      await button(page, 'Withdrawal settings').click();
      await page.getByRole('radio', { name: 'Nogod' }).check();
      await field(page, 'Account number').fill('0171234567');
      await button(page, 'Save').click();
      await says(page, 'Please enter a valid 11-digit number');
      await field(page, 'Account number').fill('01712345678');
      await button(page, 'Save').click();
      await says(page, 'Your Nogod account has been set up successfully');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await button(page, 'Withdrawal settings').click();
      await page.getByRole('radio', { name: 'Bkash' }).check();
      await field(page, 'Account number').fill('01712345678');
      await button(page, 'Save').click();
      await says(page, 'withdrawal info updated successfully');
      await headed(page, 'Withdrawal account').getByText('Bkash').waitFor();
    }));

  test('a request pressed twice is one pending request', () =>
    visit(WALLET, async (page) => {
      const requests = countOf(page, 'RequestWithdrawal');
      const keys: unknown[] = [];
      page.on('request', (request) => {
        if (request.postData()?.includes('requestWithdrawal')) keys.push(request.headers()['idempotency-key']);
      });
      await button(page, 'Request withdrawal').dblclick();
      await says(page, 'Your withdrawal request has been sent successfully');
      await says(page, 'Tk 249 pending');
      await eventually(() => button(page, 'Request withdrawal').isDisabled()).toBe(true);
      expect(requests()).toBe(1);
      expect(keys).toEqual([expect.stringMatching(/^\d+(-\d+){3}$/)]);
      await page.reload();
      await says(page, 'Your last request is waiting to be paid out.');
      expect(await button(page, 'Request withdrawal').isDisabled()).toBe(true);
      expect((await admin(stack, 'withdrawals')).split('\n')).toEqual([
        expect.stringContaining(`${nusrat.userId}  Tk 249  Bkash 01712345678`),
      ]);
    }));

  test('the payout is announced in the bell and listed in the wallet', () =>
    visit(WALLET, async (page) => {
      const complete = ['complete-withdrawal', '--user', nusrat.userId, ...cash(249)];
      await expect(admin(stack, ...complete)).rejects.toThrow('changed less than 24 hours ago');
      await admin(stack, ...complete, '--force');
      await button(page, 'Notifications, 1 unread').click();
      const panel = page.getByRole('dialog', { name: 'Notifications' });
      await panel.getByText('Withdrawal completed').first().waitFor();
      await panel.getByText('Tk 249 were sent to your Bkash account ending in 678.').waitFor();
      await panel.getByRole('button', { name: 'Mark all as read' }).click();
      await button(page, 'Notifications').waitFor();
      await page.reload();
      await headed(page, 'Withdrawals').getByText('Tk 249').waitFor();
      await headed(page, 'Balance').getByText('Tk 0', { exact: true }).waitFor();
      await page.getByRole('link', { name: 'Overview', exact: true }).click();
      await eventually(() => figure(page, 'Withdrawn')).toBe('Tk\u00a0249');
    }));

  test('another user sees only their own dashboard', async () => {
    const anika = await newPerson(stack.url, 'Anika');
    const other = await sessionOf(browser, stack.url, anika.email);
    await visit(WALLET, (page) => says(page, 'Nothing has been paid out yet.'), { storageState: other });
    await visit(
      INVITE,
      async (page) => expect(await field(page, 'Referral link').inputValue()).toContain(`aff_ref=${anika.userId}`),
      { storageState: other },
    );
  });
});

test('a dashboard that fails to load says so, and loads on Retry', async () => {
  const { page, context, faults } = await openPage(browser, { baseURL: stack.url, storageState: session });
  try {
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('"Affiliate"') ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await page.goto(DASHBOARD);
    await says(page, 'Failed to load affiliate data');
    await says(page, 'Please try again later');
    await page.unroute('**/graphql');
    await button(page, 'Retry').click();
    await eventually(() => figure(page, 'Total earned')).toMatch(/^Tk\u00a0\d/);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
});

test('the tabs and the dialog work by keyboard alone', () =>
  visit(
    DASHBOARD,
    async (page) => {
      await tabTo(page, /^Wallet$/);
      await page.keyboard.press('Enter');
      await headed(page, 'Balance').waitFor();
      await tabTo(page, /^Withdrawal settings$/);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Withdrawal settings' });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Withdrawal settings');
      await page.keyboard.press('Enter');
      await dialog.waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
      while (!(await field(page, 'Account number').evaluate((input) => input === document.activeElement)))
        await page.keyboard.press('Tab');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('01812345678');
      await page.keyboard.press('Enter');
      await says(page, 'withdrawal info updated successfully');
      await dialog.waitFor({ state: 'detached' });
      await page.keyboard.press('Enter');
      await dialog.waitFor();
      // Opened again before the browser's `close` event.
      await page.evaluate(() => {
        const named = (name: string) =>
          [...document.querySelectorAll('button')].find((each) => (each.ariaLabel ?? each.textContent) === name);
        named('Close')?.click();
        named('Withdrawal settings')?.click();
      });
      await page.waitForTimeout(200);
      expect(await dialog.isVisible()).toBe(true);
    },
    { viewport: DESK },
  ));

test('axe finds nothing on the three tabs, the dialog and the panel in either scheme, and they fit 320 px', () =>
  visit(
    DASHBOARD,
    async (page) => {
      const check = async (place: string) => {
        expect(await faultsInBothSchemes(page), place).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(320);
      };
      await page.getByText('As a table').click();
      await check('overview');
      await page.goto(INVITE);
      await field(page, 'Referral link').waitFor();
      await check('invite');
      await page.goto(WALLET);
      await headed(page, 'Withdrawals').waitFor();
      await check('wallet');
      await button(page, 'Withdrawal settings').click();
      await page.getByRole('dialog').waitFor();
      await check('dialog');
      await page.keyboard.press('Escape');
      await button(page, 'Notifications').click();
      await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
      await check('panel');
    },
    { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' },
  ));
