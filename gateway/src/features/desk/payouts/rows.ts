import { z } from 'zod';
import { toCamelCase } from '../../../rest/camel-case.ts';
import type { Fields, ResponseBody, Schemas } from '../../../rest/contract.ts';
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
  } satisfies Fields<ResponseBody<'listWithdrawals'>['data'][number], 'most_sign_ups_a_day' | 'review' | 'reasons'>)
  .transform(({ request: id, preferred_method: method, ...row }) => ({ ...toCamelCase(row), id, method }));
export type PayoutRow = z.output<typeof payout>;

export const payoutPage = pageOf('data', payout);
export type PayoutPageRow = z.output<typeof payoutPage>;

export const payoutDecision = data(
  z.object({ amount: wholeNumber, state: z.string(), changed: flag } satisfies Fields<
    ResponseBody<'completeWithdrawal'>['data'],
    'request' | 'user_id'
  >),
);

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
  } satisfies Fields<Schemas['WaitingCommission']>)
  .transform(({ purchase: purchaseId, user_id, name, buyer, buyer_name, plan: planId, review: inReview, ...row }) => ({
    ...toCamelCase(row),
    purchaseId,
    referrer: { userId: user_id, name },
    buyer: { userId: buyer, name: buyer_name },
    planId,
    inReview,
  }));
export type CommissionRow = z.output<typeof commission>;

export const commissionPage = pageOf('data', commission);
export type CommissionPageRow = z.output<typeof commissionPage>;

export const commissionDecision = data(
  z.object({ amount: wholeNumber, state: commissionState, changed: flag } satisfies Fields<
    ResponseBody<'approveCommission'>['data'],
    'purchase' | 'user_id' | 'review'
  >),
);
