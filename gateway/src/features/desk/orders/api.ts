import type { DeskOrdersArgs, PaymentInput } from '../../../graphql.generated.ts';
import type { Page } from '../../../graphql/pages.ts';
import type { RestClient } from '../../../rest/client.ts';
import type { RequestBody } from '../../../rest/contract.ts';
import { path } from '../../../rest/path.ts';
import { withConflict } from '../calls.ts';
import { deskPageParams } from '../pages.ts';
import { paymentBody } from '../payments.ts';
import * as rows from './rows.ts';

const ORDER_CURSOR = /^[\w-]{1,64}$/;

type Statement = { csv: string; method?: string | null | undefined };

const statementBody = ({ csv, method }: Statement): RequestBody<'matchStatement'> => ({
  csv,
  ...(method == null ? {} : { method }),
});

export const deskOrdersApi = (rest: RestClient) => ({
  orders: ({ state, text, ...page }: Pick<DeskOrdersArgs, 'state' | 'text'> & Page) => {
    const sought = text?.trim();
    return rest.get('/admin/orders', rows.deskOrderPage, {
      params: {
        ...deskPageParams(page, ORDER_CURSOR),
        ...(state == null ? {} : { state }),
        ...(sought ? { text: sought } : {}),
      },
    });
  },
  settleOrder: (id: string, payment: PaymentInput) =>
    withConflict(rest.post(path`/admin/orders/${id}/settle`, paymentBody(payment), rows.oneDeskOrder)),
  rejectTransaction: (id: string, reason: string, transaction: string | null | undefined) =>
    withConflict(
      rest.post(
        path`/admin/orders/${id}/reject`,
        { reason, ...(transaction == null ? {} : { transaction }) } satisfies RequestBody<'rejectTransaction'>,
        rows.oneDeskOrder,
      ),
    ),
  matchStatement: (statement: Statement) =>
    rest.post('/admin/statements/match', statementBody(statement), rows.statementMatch),
  settleStatement: (orders: readonly string[], statement: Statement) =>
    withConflict(
      rest.post(
        '/admin/statements/settle',
        { ...statementBody(statement), orders: [...orders] } satisfies RequestBody<'settleStatement'>,
        rows.settledOrders,
      ),
    ),
});
