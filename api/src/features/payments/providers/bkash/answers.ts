import { z } from 'zod';
import { paisa } from '../amounts.ts';

const text = z.string().max(4_000);
const optional = text.nullish().transform((value) => value || null);
const code = z.union([z.string(), z.number()]).transform(String);

/** Business errors come with HTTP 200, in two forms. */
const outcome = z.object({
  statusCode: code.nullish(),
  errorCode: code.nullish(),
});

export const tokenAnswer = outcome.extend({
  id_token: optional,
  expires_in: z.coerce.number().int().positive().nullish(),
});

export const createAnswer = outcome.extend({ paymentID: optional, bkashURL: optional });

/** Of execute and of payment/status. */
export const paymentAnswer = outcome.extend({
  paymentID: optional,
  trxID: optional,
  transactionStatus: optional,
  amount: paisa.nullish(),
  currency: optional,
  merchantInvoiceNumber: optional,
  customerMsisdn: optional,
  paymentCreateTime: optional,
  /** Whether the payer has entered the PIN, in the two names it has. */
  userVerificationStatus: optional,
  verificationStatus: optional,
});
export type PaymentAnswer = z.output<typeof paymentAnswer>;

const failure = {
  externalCode: code.nullish(),
  internalCode: code.nullish(),
};

export const refundAnswer = outcome.extend({
  ...failure,
  refundTrxId: optional,
  refundTransactionStatus: optional,
});

export const refundStatusAnswer = outcome.extend({
  ...failure,
  originalTrxId: optional,
  refundTransactions: z
    .array(
      z.object({
        refundTrxId: text,
        refundTransactionStatus: optional,
        refundAmount: paisa,
        sku: optional,
      }),
    )
    .nullish(),
});
