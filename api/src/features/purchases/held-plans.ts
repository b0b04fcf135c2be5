import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { plans } from '../../db/schema.ts';
import { openOf, type PurchaseRow } from './access.ts';

export async function heldPlans(db: Database, user: number, now: Date) {
  const open = await openOf(db, user, now);
  return Promise.all(open.map(async (purchase) => toHeldPlan(purchase, await featuresOf(db, purchase.plan))));
}

async function featuresOf(db: Database, id: string): Promise<string[]> {
  const [plan] = await db.select({ features: plans.features }).from(plans).where(eq(plans.id, id));
  return plan?.features ?? [];
}

const toHeldPlan = ({ id, plan, planName, duration, startsAt, endsAt }: PurchaseRow, opens: string[]) => ({
  _id: String(id),
  subscription_id: plan,
  name: planName,
  duration,
  opens,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt?.toISOString() ?? null,
});
