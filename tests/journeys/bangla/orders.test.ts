// @module-tag long
import { beforeAll, expect, test } from 'vitest';
import { admin } from '../../testkit/admin.ts';
import { openSite } from '../../testkit/site.ts';
import { signedUp, type Person } from '../notifications/people.ts';
import { WALLET } from '../orders/orders.ts';
import { expectBangla, openBangla } from './left-over.ts';
import { IN_BANGLA, bn, button, field, heading, link, named } from './page.ts';

const CODE = '8N7A6B5C4D';

const site = openSite({ api: { WALLETS: WALLET } });
let clerk: Person;
beforeAll(async () => {
  clerk = await signedUp(site.url, 'সহকারী');
  await admin(site.stack, 'set-role', clerk.user.userId, 'CLERK');
});

test(
  'a student chooses a plan, pays, is confirmed at the desk and reads the receipt, all in Bangla',
  { timeout: 120_000 },
  async () => {
    const student = await signedUp(site.url, 'তাসনিম রহমান', IN_BANGLA);
    const bought = await openBangla(site, '/bn/subscription', { person: student });
    const { page } = bought;
    await button(page, 'plans.getNamed', { plan: 'Term' }).click();
    await button(page, 'orders.payWith', { method: 'bKash' }).waitFor();
    await expectBangla(page);
    await button(page, 'orders.payWith', { method: 'bKash' }).click();
    await heading(page, 'orders.openTitle').waitFor();
    await expectBangla(page);
    await field(page, 'orders.transaction', {}).fill('12');
    await button(page, 'orders.sendTransaction', {}).click();
    await page.getByText(bn('orders.transactionInvalid')).first().waitFor();
    await field(page, 'orders.transaction', {}).fill(CODE.toLowerCase());
    await button(page, 'orders.sendTransaction', {}).click();
    await heading(page, 'orders.checkingTitle', {}).waitFor();
    await expectBangla(page);

    const settled = await openBangla(site, '/bn/studio/desk/orders', { person: clerk });
    const transfer = settled.page.getByRole('form').getByLabel(bn('desk.evidenceReference'));
    await expect.poll(() => transfer.inputValue()).toBe(CODE);
    await expectBangla(settled.page);
    await button(settled.page, 'desk.settleNow').click();
    await settled.page.getByText(CODE).first().waitFor();

    await heading(page, 'orders.paidTitle', {}).waitFor();
    await expectBangla(page);
    await link(page, 'orders.showReceipt').click();
    await named(page, 'article', 'orders.receipt').waitFor();
    await expectBangla(page);
    expect([...bought.faults, ...settled.faults]).toEqual([]);
    await Promise.all([bought.context.close(), settled.context.close()]);
  },
);
