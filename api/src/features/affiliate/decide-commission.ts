import { eq } from 'drizzle-orm';
import { findUser, lockUsers } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { purchases } from '../../db/schema.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { book, creditEntries, debitEntries, houseAccount, userAccount } from '../ledger/index.ts';
import { type Live, type NotificationRow, putNotification } from '../notifications/index.ts';
import { releaseHeld } from './release.ts';
import { errorMessages } from './error-messages.ts';

type Purchase = typeof purchases.$inferSelect;
type Dependencies = { db: Database; live: Live; now: () => Date };
type CommissionChoice = { purchase: number; note?: string | undefined };
/** `changed`: whether this call decided it. */
export type CommissionDecision = { purchase: Purchase; referrer: string; changed: boolean };

/** Restores a commission that a refund took back. */
export const approveCommission = (parts: Dependencies, which: CommissionChoice): Promise<CommissionDecision> =>
  decide(parts, which, 'approved', async (tx, { id, referrer, commission, takenBackAt }, now) => {
    if (takenBackAt === null) {
      await releaseHeld(tx, referrer, now);
      return undefined;
    }
    await tx.update(purchases).set({ takenBackAt: null }).where(eq(purchases.id, id));
    await book(tx, {
      key: `restore:${id}`,
      at: now,
      entries: [[houseAccount('commission'), -commission], ...(await creditEntries(tx, referrer, commission))],
    });
    return undefined;
  });

/** Works in any state. An amount already paid out is deducted from later earnings. */
export const refuseCommission = (parts: Dependencies, which: CommissionChoice): Promise<CommissionDecision> =>
  decide(parts, which, 'refused', async (tx, { id, referrer, commission, takenBackAt, releasedAt }, now) => {
    // A refund has already taken it back.
    if (takenBackAt !== null) return undefined;
    const back: Awaited<ReturnType<typeof debitEntries>> = releasedAt
      ? await debitEntries(tx, referrer, commission)
      : [[userAccount(referrer, 'held'), -commission]];
    await tx.update(purchases).set({ takenBackAt: now }).where(eq(purchases.id, id));
    await book(tx, { key: `refuse:${id}`, at: now, entries: [[houseAccount('commission'), commission], ...back] });
    return putNotification(tx, {
      user: referrer,
      template: 'commission-refused',
      params: { amount: commission, reason: which.note ?? null },
    });
  });

type Work = (
  tx: Database,
  purchase: Purchase & { referrer: number },
  now: Date,
) => Promise<NotificationRow | undefined>;

async function decide(
  { db, live, now }: Dependencies,
  { purchase: id, note }: CommissionChoice,
  review: 'approved' | 'refused',
  work: Work,
): Promise<CommissionDecision> {
  const [first] = await db.select().from(purchases).where(eq(purchases.id, id));
  const referrer = first?.referrer;
  if (!first || !referrer || first.commission === 0) throw notFound(errorMessages.noCommission({ purchase: id }));
  let notification: NotificationRow | undefined;
  const changed = await db.transaction(async (tx) => {
    await lockUsers(tx, [referrer]);
    const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, id)).for('update');
    if (purchase!.review === review) return false;
    if (purchase!.review === 'approved' || purchase!.review === 'refused') {
      throw conflict(errorMessages.decidedBefore({ review: purchase!.review }));
    }
    if (purchase!.refundedAt && purchase!.takenBackAt && !purchase!.releasedAt) {
      throw conflict(errorMessages.refundedBefore());
    }
    const at = now();
    await tx.update(purchases).set({ review, reviewedAt: at, reviewNote: note }).where(eq(purchases.id, id));
    notification = await work(tx, { ...purchase!, referrer }, at);
    return true;
  });
  if (notification) live.publish([notification]);
  const [purchase] = await db.select().from(purchases).where(eq(purchases.id, id));
  return { purchase: purchase!, referrer: (await findUser(db, referrer))!.userId, changed };
}
