import { and, asc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { orders } from '../../../db/schema.ts';
import type { PaymentProvider } from '../../payments/providers/index.ts';
import { putCheck } from './hear.ts';

const MINUTE_MS = 60_000;
const MOST = 1_000;

/** Each minute while the payer is probably on the provider's page: a tab that is closed after the PIN must not wait. */
const MINUTES = [...Array.from({ length: 15 }, (_, index) => index + 1), 30, 60, 6 * 60, 24 * 60];

/** Has the provider asked about orders that nobody has come back from. */
export async function sweepOrders({
  db,
  now,
  providers,
}: {
  db: Database;
  now: () => Date;
  providers: readonly PaymentProvider[];
}): Promise<void> {
  const methods = providers.map(({ id }) => id);
  const isOpen = and(
    inArray(orders.state, ['OPEN', 'CHECKING']),
    inArray(orders.method, methods),
    isNotNull(orders.externalId),
    lt(orders.checks, MINUTES.length),
  );
  const open = await db.select().from(orders).where(isOpen).orderBy(asc(orders.createdAt)).limit(MOST);
  const at = now().getTime();
  for (const { id, checks, checkingSince, createdAt } of open) {
    const since = (checkingSince ?? createdAt).getTime();
    if (at < since + MINUTES[checks]! * MINUTE_MS) continue;
    // After an outage one check makes up for those that are due.
    const next = MINUTES.findIndex((minutes) => at < since + minutes * MINUTE_MS);
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(orders)
        .set({ checks: next < 0 ? MINUTES.length : next })
        .where(and(eq(orders.id, id), eq(orders.checks, checks)))
        .returning({ id: orders.id });
      if (row) await putCheck(tx, { order: id });
    });
  }
}
