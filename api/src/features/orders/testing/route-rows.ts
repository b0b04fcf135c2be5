import { orders } from '../../../db/schema.ts';
import type { RouteRows } from '../../../testing/route-row.ts';

const PLAN = { plan: 'monthly', planName: 'Monthly', duration: '1 month', price: 299 };
const METHOD = { method: 'bkash-manual', methodName: 'bKash' };

export const routeRows: RouteRows = {
  async prepare({ api, owner }) {
    const order = {
      ...PLAN,
      ...METHOD,
      user: Number(owner.id),
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 86_400_000),
    };
    await api.db.insert(orders).values([
      { ...order, id: 'order-of-owner', code: 'AAAA-2222' },
      { ...order, id: 'order-given-up', code: 'AAAA-3333' },
    ]);
    return {};
  },
  rows: {
    'GET /checkout': { status: 200 },
    'GET /orders': { status: 200 },
    'POST /orders': { status: 400, body: { id: 'order-of-matrix', plan: 'none', duration: '1 month', method: 'none' } },
    'GET /orders/:id': { status: 200, path: '/orders/order-of-owner' },
    'PUT /orders/:id/transaction': {
      status: 200,
      path: '/orders/order-of-owner/transaction',
      body: { transaction: 'AB12CD34EF' },
    },
    'POST /orders/:id/cancel': { status: 200, path: '/orders/order-given-up/cancel' },
    'GET /payments/:provider/return': { status: 404 },
    'POST /payments/:provider/return': { status: 404 },
    'POST /payments/:provider/notify': { status: 404 },
    'GET /admin/orders': { status: 200 },
    'POST /admin/orders/:id/settle': { status: 404, body: { amount: 299, method: 'cash', reference: 'BOOK-1' } },
    'POST /admin/orders/:id/reject': { status: 404, body: { reason: 'Not found' } },
    // There is no wallet.
    'POST /admin/statements/match': { status: 400, body: { csv: 'TrxID,Amount' } },
    'POST /admin/statements/settle': { status: 400, body: { csv: 'TrxID,Amount', orders: ['none'] } },
  },
};
