import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { orders } from '../../db/schema.ts';
import { returnUses } from '../coupons/index.ts';
import type { OrderRow } from './order.ts';

/** For orders that come to nothing. Their rows must be locked. */
export async function closeOrders(
  tx: Database,
  ids: readonly string[],
  { state, at }: { state: 'FAILED' | 'CANCELLED' | 'EXPIRED'; at: Date },
): Promise<OrderRow[]> {
  await returnUses(tx, ids);
  return tx
    .update(orders)
    .set({ state, closedAt: at })
    .where(inArray(orders.id, [...ids]))
    .returning();
}
