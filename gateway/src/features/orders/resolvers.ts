import type { Context } from '../../context.ts';
import { badInput } from '../../graphql/errors.ts';
import { checkFirst, connection } from '../../graphql/pages.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { isId } from '../../rest/path.ts';
import { requireReadersFeature } from '../study/index.ts';
import { orderMessages } from './messages.ts';
import type { OrderPageRow } from './rows.ts';

const MAX_ORDERS = 50;
const NEW_ID = /^[\w-]{8,64}$/;

const requireOrders = (context: Context) => requireReadersFeature(context, 'checkout', orderMessages.noOrders());

/** The orders are those of the token: a log-in answers with another user. */
async function hasOrders(userId: string, { own, study }: Context): Promise<boolean> {
  if (own.isVisitors || !(await study.offers('checkout'))) return false;
  return String((await own.read()).user_id) === userId;
}

async function checkOrder(context: Context, order: string): Promise<void> {
  await requireOrders(context);
  if (!isId(order)) throw badInput('order', orderMessages.badId());
}

export const orderResolvers: Resolvers = {
  Query: {
    checkout: async (_root, _args, { study, orders }) => ((await study.offers('checkout')) ? orders.checkout() : null),
  },

  User: {
    orders: async (user, page, context) => {
      checkFirst(page.first, MAX_ORDERS);
      return (await hasOrders(user.user_id, context)) ? context.orders.own(page) : null;
    },
    order: async (user, { id }, context) =>
      isId(id) && (await hasOrders(user.user_id, context)) ? context.orders.order(id) : null,
  },

  OrderConnection: connection(({ rows }: OrderPageRow) => rows.map((node) => ({ cursor: node.id, node }))),

  Mutation: {
    startOrder: async (_root, { input }, context) => {
      await requireOrders(context);
      if (!NEW_ID.test(input.id)) throw badInput('input.id', orderMessages.badOrder());
      return context.orders.start(input);
    },
    enterTransaction: async (_root, { order, transaction, payer }, context) => {
      await checkOrder(context, order);
      return context.orders.enterTransaction(order, transaction, payer);
    },
    cancelOrder: async (_root, { order }, context) => {
      await checkOrder(context, order);
      return context.orders.cancel(order);
    },
  },
};
