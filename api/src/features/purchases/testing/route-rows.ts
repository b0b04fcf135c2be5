import { atDesk, type RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'POST /admin/purchases': { ...atDesk(400), body: {} },
    'POST /admin/purchases/preview': { ...atDesk(400), body: {} },
    'POST /admin/purchases/refund/preview': { ...atDesk(400), body: {} },
    'POST /admin/purchases/refund': { ...atDesk(400), body: {} },
  },
};
