import type { Request } from 'express';
import { z } from 'zod';
import { lastDigits, lockCaller, updateUser, type User } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { INVALID_INFORMATION } from '../../http/validate.ts';
import { type Outbox, payoutAccountChangedMail } from '../../mail/index.ts';

const NOTICE_TTL_MS = 24 * 3_600_000;
const ACCOUNT_NUMBER = 'Please enter a valid 11-digit number';

export const payoutAccountInput = z.strictObject({
  withdrawal: z.strictObject(
    {
      account_number: z.string(ACCOUNT_NUMBER).regex(/^\d{11}$/, ACCOUNT_NUMBER),
      preferred_method: z.enum(['Bkash', 'Nogod'], 'Please choose Bkash or Nogod.'),
    },
    INVALID_INFORMATION,
  ),
});
type PayoutAccount = z.output<typeof payoutAccountInput>['withdrawal'];

/** Mails the owner if the account changes. */
export async function setPayoutAccount(
  dependencies: { db: Database; mail: Outbox; publicUrl: string; now: () => Date },
  request: Request,
  account: PayoutAccount,
): Promise<User['withdrawal']> {
  const { db, mail, publicUrl, now } = dependencies;
  const saved = await db.transaction(async (tx) => {
    const user = await lockCaller(tx, request);
    const { account_number: number, preferred_method: method } = user.withdrawal;
    if (number === account.account_number && method === account.preferred_method) return user.withdrawal;
    const withdrawal = { ...user.withdrawal, ...account };
    await updateUser(tx, user.id, { withdrawal, withdrawalChangedAt: now() });
    const words = `${account.preferred_method}, number ending in ${lastDigits(account.account_number)}`;
    const notice = payoutAccountChangedMail(user.email, { account: words, publicUrl });
    await mail.put(tx, notice, new Date(Date.now() + NOTICE_TTL_MS));
    return withdrawal;
  });
  mail.wake();
  return saved;
}
