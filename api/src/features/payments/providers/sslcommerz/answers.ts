import { z } from 'zod';
import { paisa } from '../amounts.ts';

const text = z.string().max(2_000);
const optional = text.nullish().transform((value) => value || null);
/** Some stacks answer numbers where the document has text. */
const word = z.union([z.string(), z.number()]).transform(String);

export const sessionAnswer = z.object({
  status: text,
  sessionkey: optional,
  GatewayPageURL: optional,
});

const transaction = z.object({
  status: text,
  tran_id: text,
  val_id: optional,
  amount: paisa,
  currency: optional,
  /** The currency that was asked for. */
  currency_type: optional,
  bank_tran_id: optional,
  /** Masked by the provider. */
  card_no: optional,
  card_type: optional,
  risk_level: word.nullish(),
});
export type Transaction = z.output<typeof transaction>;

/** An invalid transaction has a status alone. */
export const validationAnswer = z.union([transaction, z.object({ status: text })]);

export const queryAnswer = z.object({
  APIConnect: text,
  element: z.array(transaction.partial({ amount: true })).nullish(),
});

export const refundAnswer = z.object({
  APIConnect: text,
  status: optional,
  refund_ref_id: optional,
});
