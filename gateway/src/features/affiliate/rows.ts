import { z } from 'zod';
import type { WithdrawalMethod, WithdrawalRequest } from '../../graphql.generated.ts';
import type { Fields, Schemas } from '../../rest/contract.ts';
import { enveloped, unwrapped } from '../../rest/envelope.ts';
import { optional, optionalInstant, optionalRows, readable } from '../../rest/lenient-schemas.ts';
import { taka } from '../../rest/taka.ts';
import { leaveOut } from '../../rest/unreadable.ts';
import { idOrLabel, number, requiredFlag, wholeNumber } from '../../rest/values.ts';

/** Zero if missing: some servers omit amounts and counts that are still zero. */
const orZero = <Schema extends z.ZodType<number>>(field: string, schema: Schema) =>
  readable(
    field,
    schema.nullish().transform((value) => value ?? 0),
  );
const NO_EARNINGS = { total_earned: null, pending_withdrawal: null, withdrawn: null };

const between = (max: number) => number.pipe(z.number().min(0).max(max));

/** The services that an account can be set to, in the REST API's words (specification 5). */
export const METHODS: Partial<Record<WithdrawalMethod, Schemas['PayoutAccountInput']['preferred_method']>> = {
  BKASH: 'Bkash',
  NOGOD: 'Nogod',
};
const METHOD_OF = new Map<string, WithdrawalMethod>([
  ['bkash', 'BKASH'],
  ['nogod', 'NOGOD'],
  ['nagad', 'NOGOD'],
  ['rocket', 'ROCKET'],
]);

export type Account = { method: WithdrawalMethod; accountNumber: string };

/** Words as servers write them: `In review`, `IN_REVIEW` and `in-review` are one. */
const plain = (word: string) => word.toLowerCase().replaceAll(/[^a-z]/g, '');

/** `{ preferred_method, account_number }`; null until both are set. */
const account = z
  .object({
    preferred_method: z.string().nullish(),
    account_number: idOrLabel.or(z.literal('')).nullish(),
  } satisfies Fields<Schemas['PayoutAccount']>)
  .transform(({ preferred_method: word, account_number: accountNumber }): Account | null => {
    if (!word?.trim() || !accountNumber) return null;
    const method = METHOD_OF.get(plain(word));
    if (!method) leaveOut('withdrawal.preferred_method');
    return method ? { method, accountNumber } : null;
  });
export const withdrawalAccount = optional('withdrawal', account);

const REQUESTS: Record<WithdrawalRequest, string> = {
  NONE: 'none rejected declined refused cancelled canceled failed',
  PENDING: 'pending requested processing inprogress inreview underreview',
  COMPLETED: 'completed complete approved paid released success successful done',
};
const REQUEST_OF = new Map(
  Object.entries(REQUESTS).flatMap(([request, words]) =>
    words.split(' ').map((word) => [word, request as WithdrawalRequest]),
  ),
);
const request = z.string().transform((word, context): WithdrawalRequest => {
  const status = word.trim() ? REQUEST_OF.get(plain(word)) : 'NONE';
  if (!status) context.addIssue({ code: 'custom', message: 'unknown word' });
  return status ?? z.NEVER;
});

const payout = z.object({ date: optionalInstant('date'), amount: readable('amount', taka) } satisfies Fields<
  Schemas['Affiliate']['withdrawal_logs'][number]
>);
const month = z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), earned: readable('earned', taka) } satisfies Fields<
  Schemas['Affiliate']['monthly'][number]
>);

const earnings = z.object({
  total_earned: orZero('earnings.total_earned', taka),
  pending_withdrawal: orZero('earnings.pending_withdrawal', taka),
  withdrawn: orZero('earnings.withdrawn', taka),
} satisfies Fields<Schemas['Affiliate']['earnings']>);

const affiliate = z
  .object({
    _id: optional('_id', idOrLabel),
    earnings: readable(
      'earnings',
      z.preprocess((value) => value ?? {}, earnings),
    ).transform((read) => read ?? NO_EARNINGS),
    available: optional('available', taka),
    held: optional('held', taka),
    owed: optional('owed', taka),
    request: optional('request', request).transform((word) => word ?? 'NONE'),
    updatedAt: optionalInstant('updatedAt'),
    withdrawal_logs: optionalRows('withdrawal_logs', payout),
    commission_rate: optional('commission_rate', between(1)),
    hold_hours: optional('hold_hours', between(Number.MAX_SAFE_INTEGER)),
    usage_count: orZero('usage_count', wholeNumber),
    withdrawal: withdrawalAccount,
    monthly: optionalRows('monthly', month),
  } satisfies Fields<Schemas['Affiliate'], 'user_id'>)
  .transform(({ withdrawal_logs: withdrawals, monthly, ...row }) => ({
    ...row,
    monthly: monthly.toSorted((a, b) => a.month.localeCompare(b.month)),
    // Includes payouts without a date.
    withdrawals: withdrawals.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '')),
  }));

/** `{ data: affiliate }`. */
export const affiliateRecord = unwrapped(affiliate);

export type AffiliateRow = z.output<typeof affiliate>;
/** A user's earnings in whole Tk, with the user's id and payout account. */
export type Affiliate = AffiliateRow & { id: string; account: Account | null };

const SUCCESS = 200;
/** `{ success, data? }`. `success: 200` is a success (specification 7), and so is what other servers write for one. */
const withdrawalResult = z.object({
  // Required, so that the schema does not match the outer envelope.
  success: z.union([number.pipe(z.literal(SUCCESS)), requiredFlag.pipe(z.literal(true))]),
  // Without it the record is read.
  data: affiliate.optional().catch(undefined),
});
export const withdrawalResponse = enveloped(withdrawalResult);

/** `{ data: { update_withdrawal: { withdrawal } } }`. */
export const changedAccount = enveloped(
  z.object({ update_withdrawal: z.object({ withdrawal: withdrawalAccount }) }),
).transform((body) => body.update_withdrawal.withdrawal);
