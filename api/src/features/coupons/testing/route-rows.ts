import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'POST /orders/coupon': { status: 400, body: {} },
    'GET /admin/coupons': { status: 200 },
    'GET /admin/coupons/:code': { path: '/admin/coupons/NOTHING', status: 404 },
    'PUT /admin/coupons': { status: 400, body: {} },
    'GET /admin/codes': { status: 200 },
    'GET /admin/codes/:id': { status: 404 },
    'POST /admin/codes': { status: 400, body: {} },
    'PUT /admin/codes/:id/:code': { status: 400, body: {} },
  },
};
