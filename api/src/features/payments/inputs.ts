import { textSchema } from 'text/text-schema.ts';
import { z } from 'zod';
import { inputMessages as sharedMessages } from '../../http/error-messages.ts';
import { inputMessages } from './error-messages.ts';

const MAX_AMOUNT = 10_000_000;
const MAX_LINE = 100;
const MAX_NOTE = 500;

const line = (max: number, error: string) =>
  textSchema(max, { notText: error, tooLong: error, tooManyMarks: sharedMessages.tooManyMarks() }).pipe(
    z
      .string()
      .max(max, error)
      .refine((text) => !text.includes('\0'), sharedMessages.hasNul()),
  );

const amount = inputMessages.amount();

/** How money came in or went out, as whoever saw it records it. */
export const paymentInput = z.strictObject({
  amount: z.int(amount).min(1, amount).max(MAX_AMOUNT, amount),
  method: z
    .string(inputMessages.method())
    .regex(/^[A-Za-z0-9-]{1,40}$/, inputMessages.method())
    .transform((method) => method.toLowerCase()),
  reference: line(MAX_LINE, inputMessages.reference()).pipe(z.string().min(1, inputMessages.reference())),
  payer: line(MAX_LINE, inputMessages.payer()).optional(),
  note: line(MAX_NOTE, inputMessages.note()).optional(),
});

export type PaymentInput = z.output<typeof paymentInput>;

/** The reason for which something is given for nothing, or a note of the desk. */
export const reasonInput = line(MAX_NOTE, inputMessages.note()).pipe(z.string().min(1, inputMessages.note()));
