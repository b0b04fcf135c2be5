import { Router } from 'express';
import { z } from 'zod';
import { jsonBody } from '../../http/json-body.ts';
import { validate } from '../../http/validate.ts';
import type { PurchaseRow } from './access.ts';
import { inputMessages } from './error-messages.ts';
import { grantPlan, type PurchaseParts } from './grant.ts';
import { refundPurchase } from './refund.ts';

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

/** /admin/purchases: what users bought, and what was given back. */
export function purchaseAdminRoutes(parts: PurchaseParts) {
  const routes = Router();
  routes.post('/purchases', ...jsonBody, async (request, response) => {
    const { user_id: userId, plan, duration, renew } = validate(grantInput, request.body);
    const { purchase, changed } = await grantPlan(parts, { userId, planId: plan, duration, renew });
    response.status(changed ? 201 : 200).json({ data: toAnswer(purchase, changed) });
  });
  routes.post('/purchases/refund', ...jsonBody, async (request, response) => {
    const given = refundInput.parse(request.body);
    const which = 'purchase' in given ? given : { userId: given.user_id, planId: given.plan };
    const { purchase, changed } = await refundPurchase(parts, which);
    response.json({ data: toAnswer(purchase, changed) });
  });
  return routes;
}

const toAnswer = (row: PurchaseRow, changed: boolean) => ({
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
