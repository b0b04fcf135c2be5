import type { Feature } from '../feature.ts';
import { ordersApi, type OrdersApi } from './api.ts';
import { orderResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    orders: OrdersApi;
  }
}

export const orders: Feature = {
  resolvers: orderResolvers,
  context: ({ rest }) => ({ orders: ordersApi(rest) }),
};
