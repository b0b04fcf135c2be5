import type { OrderInput } from '../../graphql.generated.ts';
import { withConflict } from '../../graphql/conflict.ts';
import { pageParams, type Page } from '../../graphql/pages.ts';
import type { RestClient } from '../../rest/client.ts';
import type { RequestBody } from '../../rest/contract.ts';
import { nullOn404 } from '../../rest/not-found.ts';
import { path } from '../../rest/path.ts';
import { orderMessages } from './messages.ts';
import * as rows from './rows.ts';

const orderBody = ({ returnTo, coupon, ...input }: OrderInput): RequestBody<'startOrder'> => ({
  ...input,
  ...(coupon == null ? {} : { coupon }),
  ...(returnTo == null ? {} : { return_to: returnTo }),
});

const changed = <Result>(call: Promise<Result>) => withConflict(call, orderMessages.conflict());

/** Orders of plans. They are not of the specification: a server may take none. */
export const ordersApi = (rest: RestClient) => ({
  checkout: () => nullOn404(rest.getPublic('/checkout', rows.checkout)),

  own: (page: Page) => rest.get('/orders', rows.orderPage, { params: pageParams(page) }),

  order: (id: string) => nullOn404(rest.get(path`/orders/${id}`, rows.oneOrder)),

  start: (input: OrderInput) => changed(rest.post('/orders', orderBody(input), rows.oneOrder)),

  enterTransaction: (id: string, transaction: string, payer: string | null | undefined) =>
    changed(
      rest.put(
        path`/orders/${id}/transaction`,
        { transaction, payer: payer ?? null } satisfies RequestBody<'enterTransaction'>,
        rows.oneOrder,
      ),
    ),

  cancel: (id: string) => changed(rest.post(path`/orders/${id}/cancel`, {}, rows.oneOrder)),
});

export type OrdersApi = ReturnType<typeof ordersApi>;
