import { z } from 'zod';
import { orderRow, pageOf } from '../../orders/index.ts';
import { toCamelCase } from '../../../rest/camel-case.ts';
import { type Fields, responseField, type Schemas } from '../../../rest/contract.ts';
import { idOrLabel, list, number, optionalText } from '../../../rest/values.ts';
import { payment } from '../payments.ts';

const textOrNull = optionalText.transform((text) => text || null);

const deskOrder = z
  .object({
    order: orderRow,
    user_id: idOrLabel,
    name: z.string(),
    email: z.string(),
    payer: textOrNull,
    problem: textOrNull,
    payments: list(payment),
  } satisfies Fields<Schemas['DeskOrder']>)
  .transform(toCamelCase);
export type DeskOrderRow = z.output<typeof deskOrder>;

export const deskOrderPage = pageOf(deskOrder);
export type DeskOrderPageRow = z.output<typeof deskOrderPage>;
export const oneDeskOrder = responseField('settleOrder', 'data', deskOrder);
export const settledOrders = responseField('settleStatement', 'data', z.array(deskOrder));

const line = z.object({
  line: z.int(),
  reference: z.string(),
  amount: number,
  payer: textOrNull,
  date: textOrNull,
  order: textOrNull,
  code: textOrNull,
  name: textOrNull,
  why: textOrNull,
} satisfies Fields<Schemas['StatementLine']>);

export const statementMatch = responseField(
  'matchStatement',
  'data',
  z
    .object({ matched: list(line), unmatched: list(line), already_used: list(line) } satisfies Fields<
      Schemas['StatementMatch']
    >)
    .transform(toCamelCase),
);
