import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const orderMessages = defineMessages('orders', bangla.orderMessages, {
  noOrders: () => 'Nothing can be ordered at this server.',
  badOrder: () => 'An id has 8 to 64 letters, digits, hyphens and underscores.',
  badId: () => 'This is not the id of an order.',
  conflict: () => 'The order has changed meanwhile. Look at it again.',
});
