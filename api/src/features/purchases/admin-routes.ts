import { Router } from 'express';
import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { preview } from '../../db/preview.ts';
import { jsonBody } from '../../http/json-body.ts';
import { validate } from '../../http/validate.ts';
import type { Live } from '../notifications/index.ts';
import type { PurchaseRow } from './access.ts';
import { inputMessages } from './error-messages.ts';
import { grantPlan, type PurchaseDependencies } from './grant.ts';
import { heldPlans } from './held-plans.ts';
import { type Refunded, refundPurchase } from './refund.ts';

const MAX_WORD = 64;
const MAX_DURATION = 100;

const word = (required: string) => z.string(required).min(1, required).max(MAX_WORD);
const userId = word(inputMessages.userIdRequired());
const plan = word(inputMessages.planRequired());
const grantInput = z.strictObject({
  user_id: userId,
  plan,
  duration: z.string().min(1).max(MAX_DURATION).optional(),
  renew: z.boolean().default(false),
});
const refundInput = z.union(
  [z.strictObject({ purchase: z.int().positive() }), z.strictObject({ user_id: userId, plan })],
  inputMessages.purchaseOrPlan(),
);

export function purchaseAdminRoutes(dependencies: PurchaseDependencies) {
  const { db, live, now } = dependencies;
  const within = (tx: Database): PurchaseDependencies => ({ ...dependencies, db: tx, live: silent(live) });
  const routes = Router();
  routes.post('/purchases/preview', ...jsonBody, async (request, response) => {
    const grant = toGrant(validate(grantInput, request.body));
    const { purchase, changed } = await preview(db, (tx) => grantPlan(within(tx), grant));
    response.json({ data: toResponse(purchase, changed) });
  });
  routes.post('/purchases/refund/preview', ...jsonBody, async (request, response) => {
    const which = toRefunded(refundInput.parse(request.body));
    const { purchase, changed, plans } = await preview(db, async (tx) => {
      const refunded = await refundPurchase(within(tx), which);
      return { ...refunded, plans: await heldPlans(tx, refunded.purchase.user, now()) };
    });
    response.json({ data: toResponse(purchase, changed), plans });
  });
  routes.post('/purchases', ...jsonBody, async (request, response) => {
    const { purchase, changed } = await grantPlan(dependencies, toGrant(validate(grantInput, request.body)));
    response.status(changed ? 201 : 200).json({ data: toResponse(purchase, changed) });
  });
  routes.post('/purchases/refund', ...jsonBody, async (request, response) => {
    const which = toRefunded(refundInput.parse(request.body));
    const { purchase, changed } = await refundPurchase(dependencies, which);
    response.json({ data: toResponse(purchase, changed) });
  });
  return routes;
}

const silent = (live: Live): Live => ({ ...live, publish: () => {} });

const toGrant = ({ user_id: userId, plan: planId, duration, renew }: z.output<typeof grantInput>) => ({
  userId,
  planId,
  duration,
  renew,
});

const toRefunded = (input: z.output<typeof refundInput>): Refunded =>
  'purchase' in input ? input : { userId: input.user_id, planId: input.plan };

const toResponse = (row: PurchaseRow, changed: boolean) => ({
  purchase: row.id,
  plan: row.plan,
  duration: row.duration,
  price: row.price,
  bought_at: row.boughtAt.toISOString(),
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt?.toISOString() ?? null,
  refunded_at: row.refundedAt?.toISOString() ?? null,
  commission: row.commission,
  review: row.review,
  review_reasons: row.reviewReasons,
  changed,
});
