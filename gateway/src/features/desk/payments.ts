import { z } from 'zod';
import type { PaymentInput } from '../../graphql.generated.ts';
import { toCamelCase } from '../../rest/camel-case.ts';
import type { Fields, RequestBody, Schemas } from '../../rest/contract.ts';
import { instant } from '../../rest/instant.ts';
import { price } from '../../rest/taka.ts';
import { idOrLabel } from '../../rest/values.ts';

const orNull = z
  .string()
  .nullish()
  .transform((text) => text ?? null);

/** Evidence of money in or out. */
export const payment = z
  .object({
    id: idOrLabel,
    amount: price,
    method: idOrLabel,
    reference: idOrLabel,
    payer: orNull,
    note: orNull,
    at: instant,
    by: orNull,
    direction: z.enum(['IN', 'OUT']),
  } satisfies Fields<Schemas['Payment']>)
  .transform(toCamelCase);

/** As a body has it; nothing where there is none. */
export function paymentIn(input: PaymentInput | null | undefined): { payment?: RequestBody<'settleOrder'> } {
  return input ? { payment: paymentBody(input) } : {};
}

export const paymentBody = ({ payer, note, amount, method, reference }: PaymentInput): RequestBody<'settleOrder'> => ({
  amount,
  method,
  reference,
  ...(payer != null && { payer }),
  ...(note != null && { note }),
});
