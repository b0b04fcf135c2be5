// @module-tag long
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { DESK, faultsInBothSchemes } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { openedPages } from '../../testkit/opened-pages.ts';
import { newPerson } from '../../testkit/people.ts';
import { signUpWithRoles } from '../../testkit/roles.ts';
import { sessionOf } from '../../testkit/session.ts';
import { openSite } from '../../testkit/site.ts';

const NARROW = { width: 320, height: 640 };
const CHECK = `mutation ($code: String!) { checkCoupon(code: $code, plan: "term", duration: "3 months") {
  valid amount reason } }`;

const ADDRESS = 'House 12, Road 7, Dhaka 1205';

const site = openSite({ api: { WALLETS: 'bKash:01711000000' }, gateway: { SITE_ADDRESS: ADDRESS } });
let storageState: Awaited<ReturnType<typeof sessionOf>>;
beforeAll(async () => {
  await signUpWithRoles(site.url, site.stack);
  storageState = await sessionOf(site.browser, site.url, 'administrator@example.com');
});

const openAt = openedPages(site);

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  return openAt(path, { storageState, viewport: DESK, ...options });
}

/** As it stands, at both widths and in both schemes. */
async function expectSound(page: Page) {
  // Messages that come and go pass over each other.
  const messages = page.locator('.mantine-Notification-root');
  await expect.poll(() => messages.count(), { timeout: 20_000 }).toBeLessThan(2);
  for (const viewport of [DESK, NARROW]) {
    await page.setViewportSize(viewport);
    expect(await layoutFaults(page)).toEqual([]);
  }
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.setViewportSize(DESK);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test(
  'a coupon is made at the desk, changed and switched off, and readers get what it says',
  { timeout: 120_000 },
  async () => {
    const reader = await newPerson(site.url, 'Rahima');
    const check = async () =>
      (
        await queryData<{ checkCoupon: object }>(site.url, CHECK, {
          variables: { code: 'eid-mubarak' },
          token: reader.token,
        })
      ).checkCoupon;
    const page = await open('/studio/desk');
    await page.getByRole('link', { name: /^Coupons/ }).click();
    await page.getByText('There are no coupons yet.').waitFor();
    await page.getByRole('link', { name: 'New coupon' }).click();
    await field(page, 'Code').fill('Eid-Mubarak');
    await field(page, 'Per cent').fill('120');
    await press(page, 'Create');
    await page.getByText('Enter a number above 0, at most 100').waitFor();
    expect(await field(page, 'Per cent').evaluate((element) => element === document.activeElement)).toBe(true);
    await expectSound(page);
    // What was typed is there after a reload.
    await page.reload();
    expect(await field(page, 'Code').inputValue()).toBe('Eid-Mubarak');
    await field(page, 'Per cent').fill('২৫');
    await page.getByRole('checkbox', { name: 'Term' }).check();
    await page.getByLabel('First day').fill('2026-01-01');
    await field(page, 'How often it can be used').fill('100');
    await press(page, 'Create');
    const row = page.getByRole('listitem').filter({ hasText: 'EIDMUBARAK' });
    await row.getByText('25 % off').waitFor();
    await row.getByText('0 of 100 used').waitFor();
    await expectSound(page);
    expect(await check()).toEqual({ valid: true, amount: 374, reason: null });

    await page.getByRole('link', { name: 'EIDMUBARAK' }).click();
    await page.getByRole('radio', { name: 'An amount' }).check();
    await field(page, 'Amount in Tk').fill('99');
    await press(page, 'Save');
    await row.getByText('Tk\u00a099 off').waitFor();
    expect(await check()).toMatchObject({ amount: 400 });
    await press(page, 'Switch off EIDMUBARAK');
    await row.getByText('Switched off').waitFor();
    expect(await check()).toEqual({ valid: false, amount: null, reason: 'This code is not valid.' });
  },
);

test(
  'codes for a class are made with evidence, copied, saved, switched off, and show who has used them; a receipt is printed',
  { timeout: 180_000 },
  async () => {
    const page = await open('/studio/desk/new-codes', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('combobox', { name: 'Plan' }).selectOption('Term');
    await page.getByRole('combobox', { name: 'Duration' }).selectOption('3 months');
    await field(page, 'How many codes').fill('2');
    await page.getByText(/2 codes at Tk\s499: Tk\s998\./).waitFor();
    await press(page, 'Make the codes');
    await page.getByText('Enter the number of the transfer.').waitFor();
    await expectSound(page);
    await page.getByLabel('Number of the transfer').fill('TRX-CLASS');
    await page.getByLabel('Paid from or to').fill('ডা. রহমান');
    await press(page, 'Make the codes');
    const unused = page.getByRole('region', { name: 'Not used yet' });
    await page.getByText(/Receipt \d{6}/).waitFor();
    const listed = () =>
      unused
        .getByRole('listitem')
        .locator('span')
        .filter({ hasText: /^(\w{4}-?){4}$/ });
    const codes = await listed().allInnerTexts();
    expect(codes).toHaveLength(2);
    await expectSound(page);

    await press(page, 'Copy all');
    await page.getByText('The codes are copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
    const download = async () => {
      const downloading = page.waitForEvent('download');
      await press(page, 'Download as CSV');
      return readFile(await (await downloading).path(), 'utf8');
    };
    expect(await download()).toBe(`Code,Used on\r\n${codes[0]},\r\n${codes[1]},\r\n`);
    const printed = async () => {
      await page.emulateMedia({ media: 'print' });
      const text = await page.getByRole('main').innerText();
      await page.emulateMedia({ media: 'screen' });
      return text;
    };
    for (const code of codes) expect(await printed()).toContain(code);

    const student = await newPerson(site.url, 'Fatema');
    const ordered = await fetch(`${site.stack.rest}/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${student.token}` },
      body: JSON.stringify({
        id: randomUUID(),
        plan: 'term',
        duration: '3 months',
        method: 'bkash-manual',
        coupon: codes[0],
      }),
    });
    expect(ordered.status).toBe(201);
    // Used meanwhile.
    const dialog = page.getByRole('dialog', { name: 'Switch off this code?' });
    const confirm = dialog.getByRole('button', { name: 'Switch off', exact: true });
    const isFocused = (name: string) =>
      page.getByRole('heading', { name, exact: true }).evaluate((element) => element === document.activeElement);
    await press(page, `Switch off ${codes[0]}`);
    await confirm.click();
    await dialog.getByText('This code was used').waitFor();
    await page.getByText('1 of 2 used').waitFor();
    await page.keyboard.press('Escape');
    expect(await isFocused('Not used yet')).toBe(true);
    await page.getByRole('link', { name: 'Fatema' }).waitFor();
    expect(await listed().allInnerTexts()).toEqual([codes[1]]);
    await expectSound(page);

    // A lost card.
    const { token } = await newPerson(site.url, 'Finder');
    const check = async () =>
      (await queryData<{ checkCoupon: { valid: boolean } }>(site.url, CHECK, { variables: { code: codes[1] }, token }))
        .checkCoupon.valid;
    const off = page.getByRole('region', { name: 'Switched off' });
    await press(page, `Switch off ${codes[1]}`);
    await dialog.getByText('No money goes back.').waitFor();
    await expectSound(page);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await check()).toBe(true);
    await press(page, `Switch off ${codes[1]}`);
    await confirm.dblclick();
    await off.getByText(codes[1]!).waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect([await listed().count(), await isFocused('Not used yet'), await check()]).toEqual([0, true, false]);
    await expectSound(page);
    expect(await download()).toMatch(new RegExp(`^Code,Used on\r\n${codes[0]},\\d{4}-\\d\\d-\\d\\d\r\n$`));
    expect(await printed()).not.toContain(codes[1]);
    await press(page, `Switch on ${codes[1]}`);
    await off.waitFor({ state: 'detached' });
    expect([await listed().allInnerTexts(), await isFocused('Not used yet'), await check()]).toEqual([
      [codes[1]],
      true,
      true,
    ]);

    await page.getByRole('link', { name: /^Receipt \d{6}$/ }).click();
    const receipt = page.getByRole('article', { name: /^Receipt \d{6}$/ });
    for (const fact of [ADDRESS, '2 codes for Term, 3 months', 'ডা. রহমান', 'TRX-CLASS', /^Tk\s499$/, /^Tk\s998$/]) {
      await receipt.getByText(fact).waitFor();
    }
    await expectSound(page);
    expect((await printed()).trim()).toBe(await receipt.innerText());
    await page.goto('/studio/desk/log');
    await page.getByText(`Switched the code ${codes[1]} on again.`).waitFor();
    await page.goto('/studio/desk/codes');
    await page.getByRole('link', { name: 'Codes: Term, 3 months' }).waitFor();
    await expectSound(page);
  },
);
