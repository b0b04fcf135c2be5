import { and, eq, inArray, like, lte } from 'drizzle-orm';
import type { JobServices } from '../feature.ts';
import { orders } from '../../db/schema.ts';
import { putNotification } from '../notifications/index.ts';
import { closeOrders } from './close.ts';
import { lockOrders } from './store.ts';

const BATCH = 200;

/** Orders that are paid by hand and that nobody paid in time. Whether a provider has the money is asked before. */
export async function expireOrders({ db, live, now }: JobServices): Promise<void> {
  const at = now();
  for (;;) {
    const isOver = and(eq(orders.state, 'OPEN'), lte(orders.expiresAt, at), like(orders.method, '%-manual'));
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
      const rows = [];
      for (const { id, user, code, planName: plan } of over)
        rows.push(await putNotification(tx, { user, template: 'order-expired', params: { id, code, plan } }));
      return rows;
    });
    live.publish(news);
  }
}
