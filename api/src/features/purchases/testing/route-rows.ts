import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'POST /admin/purchases': { status: 400, body: {} },
    'POST /admin/purchases/preview': { status: 400, body: {} },
    'POST /admin/purchases/refund/preview': { status: 400, body: {} },
    'POST /admin/purchases/refund': { status: 400, body: {} },
  },
};
