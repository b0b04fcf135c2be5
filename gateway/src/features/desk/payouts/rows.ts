import { z } from 'zod';
import { data } from '../../../rest/envelope.ts';
import { instant } from '../../../rest/instant.ts';
import { flag, idOrLabel, list, wholeNumber } from '../../../rest/values.ts';
import { pageOf } from '../pages.ts';
import { commissionState } from '../people/rows.ts';

const payout = z
  .object({
    request: idOrLabel,
    user_id: idOrLabel,
    name: z.string(),
    amount: wholeNumber,
    requested_at: instant,
    preferred_method: z.string(),
    account_number: z.string(),
    account_changed_at: instant.nullish().transform((at) => at ?? null),
    cautions: list(z.string()),
    blocks: list(z.string()),
  })
  .transform(({ request, user_id, requested_at, preferred_method, account_number, account_changed_at, ...row }) => ({
    ...row,
    id: request,
    userId: user_id,
    requestedAt: requested_at,
    method: preferred_method,
    accountNumber: account_number,
    accountChangedAt: account_changed_at,
  }));
export type PayoutRow = z.output<typeof payout>;

/** `{ data: [request], next }`. */
export const payoutPage = pageOf('data', payout);
export type PayoutPageRow = z.output<typeof payoutPage>;

/** `{ data: { amount, state, changed } }`. */
export const payoutDecision = data(z.object({ amount: wholeNumber, state: z.string(), changed: flag }));

const commission = z
  .object({
    purchase: idOrLabel,
    user_id: idOrLabel,
    name: z.string(),
    buyer: idOrLabel,
    buyer_name: z.string(),
    plan: idOrLabel,
    amount: wholeNumber,
    bought_at: instant,
    state: commissionState,
    review: flag,
    reasons: list(z.string()),
  })
  .transform(({ purchase, user_id, name, buyer, buyer_name, plan, bought_at, review, ...row }) => ({
    ...row,
    purchaseId: purchase,
    referrer: { userId: user_id, name },
    buyer: { userId: buyer, name: buyer_name },
    planId: plan,
    boughtAt: bought_at,
    inReview: review,
  }));
export type CommissionRow = z.output<typeof commission>;

/** `{ data: [commission], next }`. */
export const commissionPage = pageOf('data', commission);
export type CommissionPageRow = z.output<typeof commissionPage>;

/** `{ data: { amount, state, changed } }`. */
export const commissionDecision = data(z.object({ amount: wholeNumber, state: commissionState, changed: flag }));
