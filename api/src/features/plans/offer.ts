import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { plans } from '../../db/schema.ts';

const NO_ACCESS = 'limited';

/** A plan's name, and its price in whole Tk for that duration. Undefined where it is not on sale. */
export async function findOffer(db: Database, id: string, duration: string) {
  const [plan] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.id, id), eq(plans.isActive, true)));
  const price = plan?.prices.find((one) => one.duration === duration)?.price;
  return price === undefined || id === NO_ACCESS ? undefined : { name: plan!.name, price };
}
