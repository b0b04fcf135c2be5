import type { Request } from 'express';
import { languagePath } from 'schema/language-path.ts';
import { siteRoutes } from 'schema/site-routes.ts';
import { z } from 'zod';
import { lastDigits, lockCaller, updateUser, type User } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { INVALID_INFORMATION } from '../../http/validate.ts';
import { inputMessages } from './error-messages.ts';
import { mailMessages } from './messages.ts';
import { type Mail, type Outbox, type Recipient, writeMail } from '../../mail/index.ts';

const NOTICE_TTL_MS = 24 * 3_600_000;
const ACCOUNT_NUMBER = inputMessages.accountNumber();

export const payoutAccountInput = z.strictObject({
  withdrawal: z.strictObject(
    {
      account_number: z.string(ACCOUNT_NUMBER).regex(/^\d{11}$/, ACCOUNT_NUMBER),
      preferred_method: z.enum(['Bkash', 'Nogod'], inputMessages.method()),
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
    await mail.put(tx, accountChangedMail(user, account, publicUrl), new Date(Date.now() + NOTICE_TTL_MS));
    return withdrawal;
  });
  mail.wake();
  return saved;
}

const accountChangedMail = (
  to: Recipient,
  { preferred_method: method, account_number: number }: PayoutAccount,
  publicUrl: string,
): Mail =>
  writeMail(to, mailMessages.accountChangedSubject(), [
    mailMessages.accountChanged({ method, digits: lastDigits(number) }),
    mailMessages.restoreAccount({ link: publicUrl + languagePath(siteRoutes.forgotPassword, to.language) }),
  ]);
