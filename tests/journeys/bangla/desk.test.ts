// @module-tag long
import { expect, test } from 'vitest';
import { openSite } from '../../testkit/site.ts';
import { WALLET, waitingOrder } from '../orders/orders.ts';
import { signedUp } from '../notifications/people.ts';
import { personWithRole } from '../studio/studio.ts';
import { expectBangla, openBangla } from './left-over.ts';
import { bn, bnLike, button } from './page.ts';

const CODE = '8N7A6B5C4D';

const site = openSite({ api: { WALLETS: WALLET } });

test(
  'an administrator gives a role, looks at an order and reads the log, in Bangla',
  { timeout: 120_000 },
  async () => {
    const administrator = await personWithRole(site.stack, 'প্রশাসক', 'ADMIN');
    const reader = await signedUp(site.url, 'রাকিব হাসান');
    await waitingOrder(site.url, { ...reader.user, email: reader.user.email, token: reader.token }, CODE);
    const { page, context, faults } = await openBangla(site, '/bn/studio/desk', { person: administrator });
    await page
      .getByRole('link', { name: bn('desk.log') })
      .first()
      .waitFor();
    await expectBangla(page);

    await page.goto('/bn/studio/people?show=all');
    await page.getByRole('combobox', { name: bn('desk.roleOf', { name: reader.user.name }) }).selectOption('AUTHOR');
    const change = page.getByRole('dialog');
    await change.waitFor();
    await expectBangla(page);
    await button(change, 'desk.setRole', { role: bn('desk.role', { role: 'AUTHOR' }) }).click();
    await change.waitFor({ state: 'detached' });
    await page.goto(`/bn/studio/people/${reader.user.userId}`);
    await button(page, 'desk.grant', {}).click();
    await page.getByRole('dialog').waitFor();
    await expectBangla(page);

    await page.goto('/bn/studio/desk/orders');
    await button(page, 'desk.settleNow').waitFor();
    await expectBangla(page);
    await page.goto('/bn/studio/desk/log');
    await page.getByText(bnLike('desk.logRole')).first().waitFor();
    await expectBangla(page);
    await context.close();
    expect(faults).toEqual([]);
  },
);
