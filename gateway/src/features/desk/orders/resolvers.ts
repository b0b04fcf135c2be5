import { badInput } from '../../../graphql/errors.ts';
import type { Resolvers } from '../../../resolvers.generated.ts';
import { isId } from '../../../rest/path.ts';
import { orderMessages } from '../../orders/index.ts';
import { rowConnection } from '../pages.ts';
import { withDesk } from '../require-desk.ts';
import type { DeskOrderRow } from './rows.ts';

function checkOrder(order: string): void {
  if (!isId(order)) throw badInput('order', orderMessages.badId());
}

export const deskOrderResolvers: Resolvers = {
  Desk: {
    orders: (_desk, args, { desk }) => desk.orders(args),
    matchStatement: (_desk, statement, { desk }) => desk.matchStatement(statement),
  },

  DeskOrderConnection: rowConnection<DeskOrderRow>(({ order }) => order.id),

  Mutation: withDesk({
    settleOrder: (_root, { order, ...payment }, { desk }) => {
      checkOrder(order);
      return desk.settleOrder(order, payment);
    },
    rejectTransaction: (_root, { order, reason, transaction }, { desk }) => {
      checkOrder(order);
      return desk.rejectTransaction(order, reason, transaction);
    },
    settleStatement: (_root, { orders, ...statement }, { desk }) => desk.settleStatement(orders, statement),
  }),
};
