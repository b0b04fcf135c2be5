import { sitePath } from 'schema/site-path.ts';
import { siteRoutes } from 'schema/site-routes.ts';
import { z } from 'zod';
import { toCamelCase } from '../../rest/camel-case.ts';
import { type Fields, type ResponseBody, responseField, type Schemas } from '../../rest/contract.ts';
import { htmlOrNull } from '../../rest/html-text.ts';
import { instant } from '../../rest/instant.ts';
import { optional, optionalInstant, optionalRows, rows } from '../../rest/lenient-schemas.ts';
import { price } from '../../rest/taka.ts';
import { idOrLabel, name, optionalText } from '../../rest/values.ts';

const textOrNull = optionalText.transform((text) => text || null);

const method = z
  .object({
    id: idOrLabel,
    name,
    kind: z.enum(['MANUAL', 'REDIRECT']),
    pay_to: textOrNull,
    instructions: optionalText.transform((html) => htmlOrNull('instructions', html)),
  } satisfies Fields<Schemas['PaymentMethod']>)
  .transform(toCamelCase);

/** Null without a method that can be read. */
export const checkout = responseField(
  'getCheckout',
  'data',
  z
    .object({ methods: optionalRows('methods', method) } satisfies Fields<Schemas['Checkout']>)
    .nullish()
    .transform((found) => (found && found.methods.length > 0 ? found : null)),
);

const refund = z
  .object({
    id: idOrLabel,
    amount: price,
    state: z.enum(['ASKED', 'SENT', 'DONE', 'UNCERTAIN', 'FAILED']),
    asked_at: instant,
    expected_by: optional('expected_by', z.iso.date()),
    done_at: optionalInstant('done_at'),
  } satisfies Fields<Schemas['OrderRefund']>)
  .transform(toCamelCase);

const rejected = z.object({ transaction: idOrLabel, reason: textOrNull } satisfies Fields<Schemas['RejectedTransfer']>);

const receipt = z
  .object({ number: idOrLabel, issued_at: instant } satisfies Fields<Schemas['Receipt']>)
  .transform(toCamelCase);

/** An order as the graph has it. */
export const orderRow = z
  .object({
    id: idOrLabel,
    code: idOrLabel,
    state: z.enum(['OPEN', 'CHECKING', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED', 'REFUNDED']),
    plan: name,
    duration: z.string(),
    amount: price,
    discount: price,
    method,
    // The browser goes there.
    pay_url: optional('pay_url', z.url({ protocol: /^https?$/ })),
    transaction: textOrNull,
    rejected: optional('rejected', rejected),
    return_to: optionalText.transform(sitePath),
    created_at: instant,
    expires_at: instant,
    receipt: optional('receipt', receipt),
    refunds: optionalRows('refunds', refund),
  } satisfies Fields<Schemas['Order']>)
  .transform(toCamelCase)
  .transform((order) => ({
    ...order,
    receipt: order.receipt && {
      ...order.receipt,
      path: `${siteRoutes.orders}/${encodeURIComponent(order.id)}/receipt`,
    },
  }));

export const oneOrder = responseField('getOrder', 'data', orderRow);

/** A page of `row`s, with how many there are. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z
    .object({
      data: rows(row),
      pagination: z.object({ next: optionalText }),
      total: z.int(),
    } satisfies Fields<ResponseBody<'listOrders'>>)
    .transform(({ data, pagination, total }) => ({
      rows: data as z.output<Row>[],
      next: pagination.next ?? null,
      total,
    }));

export const orderPage = pageOf(orderRow);
export type OrderPageRow = z.output<typeof orderPage>;
