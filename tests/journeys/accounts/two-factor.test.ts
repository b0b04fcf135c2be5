// @module-tag long
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appCode } from '../../../api/src/testing/totp.ts';
import { admin } from '../../testkit/admin.ts';
import { faultsInBothSchemes, openBrowser, openPage } from '../../testkit/browser.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { newPerson, PASSWORD } from '../../testkit/people.ts';
import { sessionOf } from '../../testkit/session.ts';
import { startStack, type Stack } from '../../testkit/stack.ts';

const NARROW = { width: 320, height: 640 };
const STEP_MS = 30_000;

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack({ api: { TWO_FACTOR: 'required' } }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
async function expectNoFaults(page: Page) {
  expect(await faultsInBothSchemes(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
}

/** On the profile; returns the secret and the recovery codes. */
async function switchOn(page: Page) {
  await press(page, 'Switch on');
  await field(page, 'Password').fill(PASSWORD);
  await press(page, 'Continue');
  await page.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor();
  await expectNoFaults(page);
  const secret = (await page.locator('#setup-key + code').textContent())!.replaceAll(' ', '');
  await field(page, 'Code').fill(appCode(secret));
  await press(page, 'Switch on');
  return { secret, codes: await keepCodes(page) };
}

async function keepCodes(page: Page) {
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  await expectNoFaults(page);
  const codes = await page.locator('#two-step code').allTextContents();
  await press(page, 'I have kept them');
  await page.getByText('It is on:').waitFor();
  await page.getByText('10 recovery codes are left').waitFor();
  return codes;
}

/** With an old one, in the dialog. */
async function renewCodes(page: Page, code: string) {
  await press(page, 'New recovery codes');
  const dialog = page.getByRole('dialog', { name: 'New recovery codes' });
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await expectNoFaults(page);
  await dialog.getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await dialog.getByRole('button', { name: 'Get new codes' }).click();
  return keepCodes(page);
}

test('an owner who is refused for want of two-step log-in sets it up, logs in with it on another phone, and renews the recovery codes', async () => {
  const owner = await newPerson(stack.url, 'Owner');
  await admin(stack, 'set-role', owner.userId, 'ADMIN');
  const storageState = await sessionOf(browser, stack.url, owner.email);
  const { page, context, faults } = await openPage(browser, { baseURL: stack.url, storageState, viewport: NARROW });
  await page.goto('/studio/desk/payouts');
  await page.getByRole('heading', { name: 'Two-step log-in needed' }).waitFor();
  await expectNoFaults(page);
  await page.getByRole('link', { name: 'Switch it on' }).click();
  await page.getByRole('region', { name: 'Two-step log-in' }).waitFor();
  const { secret, codes } = await switchOn(page);
  expect(codes).toHaveLength(10);
  await page.goto('/studio/desk/payouts');
  await page.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Two-step log-in needed' }).count()).toBe(0);
  await context.close();

  const other = await openPage(browser, { baseURL: stack.url, viewport: NARROW });
  await other.page.goto('/profile');
  await field(other.page, 'Email').fill(owner.email);
  await field(other.page, 'Password').fill(PASSWORD);
  await press(other.page, 'Log in');
  await field(other.page, 'Code').fill('000000');
  await press(other.page, 'Log in');
  await other.page.getByRole('alert').getByText('This code is wrong').waitFor();
  await expectNoFaults(other.page);
  await field(other.page, 'Code').fill(appCode(secret, Date.now() + STEP_MS));
  await press(other.page, 'Log in');
  await other.page.waitForURL('/profile');
  const [renewed] = await renewCodes(other.page, codes[1]!);
  await press(other.page, 'Switch off');
  await press(other.page, 'Use a recovery code');
  await field(other.page, 'Recovery code').fill(codes[0]!);
  await press(other.page, 'Switch off');
  await other.page.getByRole('alert').getByText('This code is wrong').waitFor();
  await field(other.page, 'Recovery code').fill(renewed!.toLowerCase());
  await press(other.page, 'Switch off');
  await other.page.getByText('It is off.').waitFor();
  await other.context.close();
  expect([...faults, ...other.faults]).toEqual([]);
});

test('the desk resets the two-step log-in of a reader who lost the phone', async () => {
  const [helper, reader] = [await newPerson(stack.url, 'Helper'), await newPerson(stack.url, 'Lost-phone')];
  await admin(stack, 'set-role', helper.userId, 'OWNER');
  const own = async (email: string, path: string) => {
    const storageState = await sessionOf(browser, stack.url, email);
    const opened = await openPage(browser, { baseURL: stack.url, storageState });
    await opened.page.goto(path);
    return opened;
  };
  const readers = await own(reader.email, '/profile#two-step');
  await switchOn(readers.page);
  await readers.context.close();

  const { page, context, faults } = await own(helper.email, '/profile#two-step');
  await switchOn(page);
  await page.goto(`/studio/people/${reader.userId}`);
  await press(page, 'Reset');
  const dialog = page.getByRole('dialog', { name: 'Reset the two-step log-in of Lost-phone?' });
  await dialog.waitFor();
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Reset', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('heading', { name: 'Two-step log-in' }).count()).toBe(0);
  await page.goto('/studio/desk/log');
  await page.getByText('Reset the two-step log-in of Lost-phone.').first().waitFor();
  await context.close();
  // Logs in without a code.
  await (await own(reader.email, '/profile')).context.close();
  expect(faults).toEqual([]);
});
