import type { Request } from 'express';
import { z } from 'zod';
import { readBody, send } from '../../http/contract.ts';
import { badRequest, forbidden } from '../../http/errors.ts';
import { jsonBody } from '../../http/json-body.ts';
import { wordsOfStored } from '../../http/messages.ts';
import { Routes } from '../../http/routes.ts';
import { callerOf } from '../accounts/index.ts';
import type { PurchaseRow } from './access.ts';
import { errorMessages, inputMessages } from './error-messages.ts';
import { paymentInput, reasonInput } from '../payments/index.ts';
import { type Evidence, grantPlan } from './grant.ts';
import type { PurchaseDependencies } from './open-plan.ts';
import { previewGrant, previewRefund } from './previews.ts';
import { findPurchase, type Refunded, refundPurchase } from './refund.ts';

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
  payment: paymentInput.optional(),
  complimentary: reasonInput.optional(),
});
const money = { payment: paymentInput.optional(), amount: paymentInput.shape.amount.optional() };
const refundInput = z.union(
  [z.strictObject({ purchase: z.int().positive(), ...money }), z.strictObject({ user_id: userId, plan, ...money })],
  inputMessages.purchaseOrPlan(),
);

export type AdminDependencies = PurchaseDependencies & {
  /** Has the provider that has a purchase's money pay it back; whether anything changed. Null where no provider has it. */
  askRefund: (refund: { purchase: number; amount?: number | undefined; by: number }) => Promise<boolean | null>;
};

export function purchaseAdminRoutes(dependencies: AdminDependencies) {
  const routes = new Routes();
  routes.add('POST /admin/purchases/preview', ...jsonBody, async (request, response) => {
    const { purchase, changed } = await previewGrant(
      dependencies,
      toGrant(request, readBody(request, 'previewGrant', grantInput)),
    );
    send(response, 'previewGrant', { data: toResponse(purchase, changed) });
  });
  routes.add('POST /admin/purchases/refund/preview', ...jsonBody, async (request, response) => {
    const which = toRefunded(refundInput.parse(request.body));
    const { purchase, changed, plans } = await previewRefund(dependencies, which);
    send(response, 'previewRefund', { data: toResponse(purchase, changed), plans });
  });
  routes.add('POST /admin/purchases', ...jsonBody, async (request, response) => {
    const input = readBody(request, 'grantPlan', grantInput);
    const grant = { ...toGrant(request, input), evidence: toEvidence(input, callerOf(request)!.id) };
    const { purchase, changed } = await grantPlan(dependencies, grant);
    send(response.status(changed ? 201 : 200), 'grantPlan', { data: toResponse(purchase, changed) });
  });
  routes.add('POST /admin/purchases/refund', ...jsonBody, async (request, response) => {
    const input = refundInput.parse(request.body);
    const { payment, amount } = input;
    const by = callerOf(request)!.id;
    const found = await findPurchase(dependencies.db, toRefunded(input));
    const asked = payment ? null : await dependencies.askRefund({ purchase: found.id, amount, by });
    const { purchase, changed } =
      asked === null
        ? await refundPurchase(dependencies, { purchase: found.id }, { payment, by })
        : { purchase: found, changed: asked };
    send(response, 'refundPurchase', { data: toResponse(purchase, changed) });
  });
  return routes;
}

/** Throws 400 unless it says exactly one of both. */
function toEvidence({ payment: paid, complimentary }: z.output<typeof grantInput>, by: number): Evidence {
  if (paid && complimentary === undefined) return { payment: paid, by };
  if (!paid && complimentary !== undefined) return { complimentary, by };
  throw badRequest(errorMessages.paymentOrReason(), 'payment');
}

function toGrant(request: Request, { user_id: userId, plan: planId, duration, renew }: z.output<typeof grantInput>) {
  if (callerOf(request)!.userId === userId) throw forbidden(errorMessages.notYourself());
  return { userId, planId, duration, renew };
}

const toRefunded = (input: z.output<typeof refundInput>): Refunded =>
  'purchase' in input ? input : { userId: input.user_id, planId: input.plan };

const toResponse = (row: PurchaseRow, changed: boolean) => ({
  purchase: row.id,
  plan: row.plan,
  duration: row.duration,
  price: row.price,
  complimentary: row.complimentary,
  refunded: row.refunded,
  bought_at: row.boughtAt.toISOString(),
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt?.toISOString() ?? null,
  refunded_at: row.refundedAt?.toISOString() ?? null,
  commission: row.commission,
  review: row.review,
  review_reasons: row.reviewReasons.map(wordsOfStored),
  changed,
});
