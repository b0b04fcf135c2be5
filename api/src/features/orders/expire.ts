import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { JobServices } from '../feature.ts';
import { orders } from '../../db/schema.ts';
import { putEach } from '../notifications/index.ts';
import { closeOrders } from './close.ts';
import { lockOrders } from './store.ts';

const BATCH = 200;

/** Orders that nobody paid in time, but those of which a provider may have the money. */
export async function expireOrders({ db, live, now }: Pick<JobServices, 'db' | 'live' | 'now'>): Promise<void> {
  const at = now();
  for (;;) {
    const isOver = and(eq(orders.state, 'OPEN'), lte(orders.expiresAt, at), isNull(orders.externalId));
    const found = await db.select({ id: orders.id }).from(orders).where(isOver).limit(BATCH);
    if (found.length === 0) return;
    const news = await db.transaction(async (tx) => {
      const ids = found.map(({ id }) => id);
      const over = await lockOrders(tx, and(inArray(orders.id, ids), isOver)!);
      await closeOrders(
        tx,
        over.map(({ id }) => id),
        { state: 'EXPIRED', at },
      );
      return putEach(
        tx,
        over.map(({ id, user, code, planName: plan }) => ({
          user,
          template: 'order-expired',
          params: { id, code, plan },
        })),
      );
    });
    live.publish(news);
  }
}
