import { and, desc, eq, gte, inArray, like, max, sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import { findUser, lockUser, shownAccount, type User } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { ledgerEntries, ledgerTransactions, users, withdrawals } from '../../db/schema.ts';
import { notFound } from '../../http/errors.ts';
import { balancesOf, userAccount, userAccounts } from '../ledger/index.ts';
import { lastMonths, MONTH_SQL } from './months.ts';
import { releaseHeld } from './release.ts';
import { requestOf } from './withdrawals.ts';
import { errorMessages as sharedMessages } from '../../http/error-messages.ts';

const MAX_LOGS = 100;

type Terms = 'commission_rate' | 'hold_hours';

/** In whole Tk, from the ledger. Releases commissions first. */
export async function affiliateRecord(
  tx: Database,
  userId: number,
  now: Date,
): Promise<Omit<Schemas['Affiliate'], Terms>> {
  await lockUser(tx, userId);
  await releaseHeld(tx, userId, now);
  const user = await findUser(tx, userId);
  if (!user) throw notFound(sharedMessages.noSuchUser());
  const { held, available, requested, paid, owed } = await balancesOf(tx, userId);
  const last = await requestOf(tx, userId);
  return {
    _id: String(user.id),
    user_id: user.userId,
    earnings: { total_earned: available + requested + paid + owed, pending_withdrawal: requested, withdrawn: paid },
    available,
    held,
    owed: Math.max(0, -owed),
    request: !last || last.state === 'rejected' ? 'none' : last.state,
    updatedAt: (await lastChange(tx, user)).toISOString(),
    withdrawal_logs: await paidOut(tx, userId),
    usage_count: await tx.$count(users, eq(users.referredBy, userId)),
    withdrawal: shownAccount(user.withdrawal),
    monthly: await earnedByMonth(tx, userId, now),
  };
}

async function lastChange(tx: Database, user: User): Promise<Date> {
  const [booked] = await tx
    .select({ at: max(ledgerTransactions.at) })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transaction, ledgerTransactions.key))
    .where(inArray(ledgerEntries.account, userAccounts(user.id)));
  const moments = [user.createdAt, user.withdrawalChangedAt, booked?.at].filter((at) => at instanceof Date);
  return new Date(Math.max(...moments.map((at) => at.getTime())));
}

async function paidOut(tx: Database, user: number) {
  const rows = await tx
    .select({ date: withdrawals.decidedAt, amount: withdrawals.amount })
    .from(withdrawals)
    .where(and(eq(withdrawals.user, user), eq(withdrawals.state, 'completed')))
    .orderBy(desc(withdrawals.id))
    .limit(MAX_LOGS);
  return rows.map(({ date, amount }) => ({ date: date!.toISOString(), amount }));
}

async function earnedByMonth(tx: Database, user: number, now: Date) {
  const { months, from } = lastMonths(now);
  const month = MONTH_SQL(ledgerTransactions.at);
  const rows = await tx
    .select({ month, earned: sql<string>`sum(${ledgerEntries.amount})` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerEntries.transaction, ledgerTransactions.key))
    .where(
      and(
        // Repaid debts were earned too.
        inArray(ledgerEntries.account, [userAccount(user, 'available').id, userAccount(user, 'owed').id]),
        like(ledgerTransactions.key, 'release:%'),
        gte(ledgerTransactions.at, from),
      ),
    )
    .groupBy(sql`1`);
  const earned = new Map(rows.map((row) => [row.month, Number(row.earned)]));
  return months.map((month) => ({ month, earned: earned.get(month) ?? 0 }));
}
