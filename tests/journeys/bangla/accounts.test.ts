// @module-tag long
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { codeFor, mailsTo, startSmtp, type Smtp } from '../../testkit/mail.ts';
import { startStack, type Stack } from '../../testkit/stack.ts';
import { expectBangla, openBangla } from './left-over.ts';
import { bn, button, field, says } from './page.ts';

const IN_BANGLA = /^[^A-Za-z]*[\u0980-\u09FF][^A-Za-z]*$/;
/** On a busy machine. */
const START_MS = 180_000;
const EMAIL = 'nusrat@example.com';

let smtp: Smtp;
let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  [smtp, browser] = await Promise.all([startSmtp(), openBrowser()]);
  stack = await startStack({ api: { SMTP_URL: smtp.url } });
}, START_MS);
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  await smtp?.close();
});

test(
  'a student signs up, corrects what the form refuses, fills the profile and signs out, in Bangla',
  { timeout: 120_000 },
  async () => {
    const { page, context, faults } = await openBangla({ browser, url: stack.url }, '/bn/sign-up');
    const type = (id: string, text: string) => field(page, id, {}).fill(text);
    await type('accounts.name', 'নুসরাত জাহান');
    await type('accounts.email', 'nusrat');
    await says(page, 'accounts.emailInvalidOnInput', {});
    await type('accounts.password', 'abc');
    await says(page, 'accounts.passwordTooShort', {});
    await expectBangla(page);
    await type('accounts.email', EMAIL);
    await type('accounts.password', 'secret1');
    await type('accounts.confirmPassword', 'secret1');
    await button(page, 'accounts.signUp', {}).click();
    await says(page, 'accounts.signedUp', {});
    await page.waitForURL('**/bn/login');
    await expectBangla(page);
    await type('accounts.email', EMAIL);
    await type('accounts.password', 'wrong-one');
    await button(page, 'accounts.logIn', {}).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /[\u0980-\u09FF]/ })
      .first()
      .waitFor();
    await expectBangla(page);
    await type('accounts.password', 'secret1');
    await button(page, 'accounts.logIn', {}).click();
    await page.waitForFunction(() => localStorage.getItem('authToken'));
    await page.goto('/bn/profile');
    await type('accounts.institute', 'ঢাকা মেডিকেল কলেজ');
    await says(page, 'accounts.instituteSaved', {});
    await expectBangla(page, [EMAIL]);
    await button(page, 'accounts.signOut', {}).click();
    await page.waitForURL(/[/]bn[/]?$/);
    await expectBangla(page);
    await context.close();
    expect(faults).toEqual([]);
  },
);

test(
  'the code for a new password comes in a mail in Bangla, and the new one opens the account',
  { timeout: 120_000 },
  async () => {
    const { page, context, faults } = await openBangla({ browser, url: stack.url }, '/bn/forgot-password');
    await field(page, 'accounts.email', {}).fill(EMAIL);
    await button(page, 'accounts.submit', {}).click();
    await page.waitForURL('**/bn/reset-password');
    const code = await codeFor(smtp, EMAIL);
    const { subject, text } = mailsTo(smtp, EMAIL).at(-1)!;
    expect(subject).toMatch(IN_BANGLA);
    expect(text.replaceAll(/\S*[:@]\S*|ProffBank/g, '')).toMatch(IN_BANGLA);
    await expectBangla(page);
    await field(page, 'accounts.otp', {}).fill(code);
    await field(page, 'accounts.newPassword', {}).fill('another1');
    await field(page, 'accounts.confirmPassword', {}).fill('mistyped');
    await button(page, 'accounts.confirm', {}).click();
    await says(page, 'accounts.newConfirmDiffers', {});
    await field(page, 'accounts.confirmPassword', {}).fill('another1');
    await button(page, 'accounts.confirm', {}).click();
    await page.waitForURL('**/bn/login');
    await expect.poll(() => page.title()).toContain(bn('accounts.logIn'));
    await context.close();
    expect(faults).toEqual([]);
  },
);
