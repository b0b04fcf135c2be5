import { z } from 'zod';
import type { WithdrawalMethod, WithdrawalRequest } from '../graphql.generated.ts';
import { enveloped, unwrapped } from '../rest/envelope.ts';
import { idOrLabel, instant, list, number, wholeNumber } from '../rest/values.ts';

const taka = number.transform(Math.round).pipe(z.int32());
const takaOrNone = taka.nullish().transform((amount) => amount ?? 0);

/** The REST API's words for the services (specification 5). */
export const METHODS = { BKASH: 'Bkash', NOGOD: 'Nogod' } as const satisfies Record<WithdrawalMethod, string>;
const METHOD_OF = new Map<string, WithdrawalMethod>([
  ['bkash', 'BKASH'],
  ['nogod', 'NOGOD'],
]);

export type Account = { method: WithdrawalMethod; accountNumber: string };

/** `{ preferred_method, account_number }`; null until both are set. */
export const withdrawalAccount = z
  .object({
    preferred_method: z.string().transform((word) => METHOD_OF.get(word.trim().toLowerCase())),
    account_number: idOrLabel,
  })
  .transform(({ preferred_method: method, account_number: accountNumber }): Account | null =>
    method ? { method, accountNumber } : null,
  )
  .catch(null);

const REQUESTS: Record<string, WithdrawalRequest> = { pending: 'PENDING', completed: 'COMPLETED' };

const affiliate = z
  .object({
    _id: idOrLabel.optional(),
    user_id: idOrLabel.optional(),
    earnings: z.preprocess(
      (given) => given ?? {},
      z.object({ total_earned: takaOrNone, pending_withdrawal: takaOrNone, withdrawn: takaOrNone }),
    ),
    available: taka.nullish(),
    held: taka.nullish(),
    request: z
      .string()
      .nullish()
      .transform((word): WithdrawalRequest => REQUESTS[word?.toLowerCase() ?? ''] ?? 'NONE'),
    updatedAt: instant.catch(null),
    withdrawal_logs: list(z.object({ date: instant, amount: taka })),
    usage_count: wholeNumber.nullish().transform((count) => count ?? 0),
    withdrawal: withdrawalAccount.optional(),
    monthly: list(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), earned: taka })),
  })
  .transform(({ withdrawal_logs: logs, monthly, ...row }) => ({
    ...row,
    withdrawal: row.withdrawal ?? null,
    monthly: monthly.toSorted((a, b) => a.month.localeCompare(b.month)),
    // When it was paid out is what a payout is about: one without a date is none.
    withdrawals: logs
      .flatMap(({ date, amount }) => (date === null ? [] : [{ date, amount }]))
      .sort((a, b) => b.date.localeCompare(a.date)),
  }));

/** `{ data: affiliate }`. */
export const affiliateRecord = unwrapped(affiliate);

export type AffiliateRow = z.output<typeof affiliate>;
/** What a user has earned, with the id and the account that it may have from elsewhere. Whole Tk. */
export type Affiliate = AffiliateRow & { id: string; account: Account | null };

/** `{ success, data? }`: whatever the status, 200 in `success` alone is one. */
const answer = z.object({
  // What tells it from what stands around it.
  success: z.union([z.number(), z.string(), z.boolean()]),
  message: z.unknown().optional(),
  data: affiliate.optional().catch(undefined),
});
export const requestAnswer = enveloped(answer);

/** `{ data: { update_withdrawal: { withdrawal } } }`. */
export const changedAccount = enveloped(
  z.object({ update_withdrawal: z.object({ withdrawal: withdrawalAccount }) }),
).transform((body) => body.update_withdrawal.withdrawal);
