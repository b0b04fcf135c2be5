import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/connection.ts';
import { jobs, orders } from '../../../db/schema.ts';
import { putJob } from '../../../jobs/index.ts';
import type { Hint, PaymentProvider } from '../../payments/providers/index.ts';
import { isPaid } from '../order.ts';
import { changeOrder, lockOrders } from '../store.ts';
import { codeOfReference, isAbout } from './payment-ref.ts';

export const CHECK_JOB = 'check-payment';
export const checkInput = z.strictObject({
  order: z.string(),
  says: z.enum(['APPROVED', 'FAILED', 'CANCELLED']).optional(),
});
type CheckInput = z.output<typeof checkInput>;

/** Has the provider asked about the order that a hint names. Returns the order's id. */
export async function hear(
  { db, now }: { db: Database; now: () => Date },
  provider: PaymentProvider,
  hint: Hint,
): Promise<string | null> {
  const which = findBy(hint);
  if (!which) return null;
  return db.transaction(async (tx) => {
    const [order] = await lockOrders(tx, and(eq(orders.method, provider.id), which)!);
    if (!order || !isAbout(order, hint)) return null;
    if (isPaid(order)) return order.id;
    if (order.state === 'OPEN' && hint.says === 'APPROVED') {
      await changeOrder(tx, order.id, { state: 'CHECKING', checkingSince: now(), checks: 0 });
    }
    await putCheck(tx, { order: order.id, says: hint.says });
    return order.id;
  });
}

function findBy({ by, id }: Hint): SQL | null {
  if (by === 'externalId') return eq(orders.externalId, id);
  const code = codeOfReference(id);
  return code === null ? null : eq(orders.code, code);
}

/** One that waits already will find the same. The order must be locked. */
export async function putCheck(tx: Database, input: CheckInput): Promise<void> {
  const { order, says } = input;
  const isSame = sql`${jobs.input} @> ${JSON.stringify({ order, ...(says && { says }) })}::jsonb`;
  const waiting = and(eq(jobs.job, CHECK_JOB), isNull(jobs.startedAt), isNull(jobs.failedAt), isSame);
  if ((await tx.$count(jobs, waiting)) === 0) await putJob(tx, CHECK_JOB, input);
}
