import { z } from 'zod';
import { isSitePath } from 'schema/site-path.ts';
import { ORDER_STATES } from '../../db/schema.ts';
import { inputMessages as sharedMessages } from '../../http/error-messages.ts';
import { pageLimit } from '../../http/page-query.ts';
import { paymentInput, reasonInput } from '../payments/index.ts';
import { normaliseTransaction } from './code.ts';
import { inputMessages } from './error-messages.ts';

const MAX_PAGE = 50;
const MAX_PATH = 500;
const MAX_STATEMENT = 1_048_576;
const MAX_LINES = 1_000;

const text = (max: number) =>
  z
    .string(inputMessages.required())
    .trim()
    .min(1, inputMessages.required())
    .max(max, sharedMessages.tooLong({ max }))
    .refine((value) => !value.includes('\0'), sharedMessages.hasNul());

export const orderBody = z.strictObject({
  id: z.string(inputMessages.badId()).regex(/^[\w-]{8,64}$/, inputMessages.badId()),
  plan: text(64),
  duration: text(100),
  method: text(40),
  coupon: text(40).optional(),
  return_to: z
    .string()
    .max(MAX_PATH, sharedMessages.tooLong({ max: MAX_PATH }))
    .refine(isSitePath, inputMessages.notAPath())
    .optional(),
});
export type OrderInput = z.output<typeof orderBody>;

export const transactionBody = z.strictObject({
  transaction: z
    .string(inputMessages.badTransaction())
    .transform(normaliseTransaction)
    .pipe(z.string().regex(/^[A-Z0-9]{6,30}$/, inputMessages.badTransaction())),
  payer: z
    .string()
    .trim()
    .max(40, sharedMessages.tooLong({ max: 40 }))
    .regex(/^[\d০-৯+() -]*$/, inputMessages.badPayer())
    .nullish(),
});

/** References are compared in one form. */
export const paymentBody = paymentInput.transform((payment) => ({
  ...payment,
  reference: normaliseTransaction(payment.reference),
}));

export const rejectionBody = z.strictObject({
  reason: reasonInput,
  transaction: text(100).transform(normaliseTransaction).optional(),
});

const statement = { csv: z.string().max(MAX_STATEMENT), method: text(40).optional() };
export const matchBody = z.strictObject(statement);
export const settleStatementBody = z.strictObject({
  ...statement,
  orders: z.array(text(64)).min(1).max(MAX_LINES),
});

export const pageQuery = z.object({
  limit: pageLimit(MAX_PAGE, inputMessages.outOfRange({ min: 1, max: MAX_PAGE })),
  after: text(64).optional(),
});
export const deskQuery = pageQuery.extend({
  state: z.enum(ORDER_STATES, inputMessages.oneOf({ values: ORDER_STATES })).optional(),
  text: text(100).optional(),
});
