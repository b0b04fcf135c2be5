import { z } from 'zod';
import { paymentInput } from '../payments/index.ts';
import { normaliseCode } from './codes.ts';
import { inputMessages } from './error-messages.ts';
import { WHOLE_SHARE } from './rules.ts';

const MAX_TYPED = 40;
const MAX_ID = 64;
const MAX_DURATION = 100;
const MAX_PLANS = 50;
const MAX_PAGE = 50;
const MAX_INT = 2_147_483_647;
export const MAX_COUNT = 500;

const plan = z.string(inputMessages.plan()).min(1, inputMessages.plan()).max(MAX_ID, inputMessages.plan());
const duration = z
  .string(inputMessages.duration())
  .min(1, inputMessages.duration())
  .max(MAX_DURATION, inputMessages.duration());
const day = z.iso.date(inputMessages.day());
const count = inputMessages.count({ max: MAX_COUNT });

export const questionBody = z.strictObject({
  code: z.string(inputMessages.code()).min(1, inputMessages.code()).max(MAX_TYPED, inputMessages.code()),
  plan,
  duration,
});

export const couponBody = z
  .strictObject({
    code: z.string(inputMessages.code()).transform((text, context) => {
      const code = normaliseCode(text);
      if (code !== undefined) return code;
      context.addIssue({ code: 'custom', message: inputMessages.code() });
      return z.NEVER;
    }),
    // In hundredths of a per cent.
    share: z
      .number(inputMessages.share())
      .gt(0, inputMessages.share())
      .max(1, inputMessages.share())
      .multipleOf(1 / WHOLE_SHARE, inputMessages.share())
      .transform((share) => Math.round(share * WHOLE_SHARE))
      .optional(),
    amount: z
      .int(inputMessages.amount())
      .min(1, inputMessages.amount())
      .max(MAX_INT, inputMessages.amount())
      .optional(),
    plans: z.array(plan).max(MAX_PLANS, inputMessages.plan()).default([]),
    from: day.optional(),
    until: day.optional(),
    uses: z.int(inputMessages.uses()).min(1, inputMessages.uses()).max(MAX_INT, inputMessages.uses()).optional(),
    once_per_person: z.boolean().default(true),
    is_on: z.boolean().default(true),
  })
  .refine(({ share, amount }) => (share === undefined) !== (amount === undefined), {
    error: inputMessages.shareOrAmount(),
    path: ['share'],
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    error: inputMessages.daysReversed(),
    path: ['until'],
  });
export type CouponInput = z.output<typeof couponBody>;

export const codesBody = z.strictObject({
  plan,
  duration,
  count: z.int(count).min(1, count).max(MAX_COUNT, count),
  payment: paymentInput,
});
export type CodesInput = z.output<typeof codesBody>;

export const switchBody = z.strictObject({ is_on: z.boolean(inputMessages.isOn()) });

export const couponsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(20),
  after: z.string().max(MAX_TYPED).optional(),
});
export type CouponsPage = z.output<typeof couponsQuery>;
