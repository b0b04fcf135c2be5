import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { plans } from '../../db/schema.ts';
import { sendPublic } from '../../http/contract.ts';
import { inputMessages } from '../../http/error-messages.ts';
import { Routes } from '../../http/routes.ts';

const plansQuery = z.object({
  status: z.enum(['true', 'false'], inputMessages.trueOrFalse()).optional(),
});

/** /subscriptions?status=: plans on sale (true), no longer on sale (false), or all. */
export function planRoutes(db: Database) {
  const routes = new Routes();
  routes.add('GET /subscriptions', async (request, response) => {
    const { status } = plansQuery.parse(request.query);
    const rows = await db
      .select()
      .from(plans)
      .where(status === undefined ? undefined : eq(plans.isActive, status === 'true'))
      .orderBy(asc(plans.position), asc(plans.id));
    sendPublic(request, response, 'listPlans', { data: rows.map(toPlan) });
  });
  return routes;
}

const toPlan = (row: typeof plans.$inferSelect) => ({
  subscription_id: row.id,
  name: row.name,
  short_description: row.shortDescription,
  plans: row.prices.map(({ price, duration }) => ({ price, duration })),
  features: row.features,
  advantages: row.advantages,
  status: row.isActive,
});
