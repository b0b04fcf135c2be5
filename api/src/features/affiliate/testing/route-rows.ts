import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /affiliate/:id': { status: 200, path: ({ owner }) => `/affiliate/${owner.userId}` },
    // There is nothing to withdraw.
    'PATCH /affiliate/request/payment/:id': {
      status: 400,
      path: ({ owner }) => `/affiliate/request/payment/${owner.userId}`,
    },
    'PATCH /affiliate/withdrawal-info/:id': {
      status: 200,
      path: ({ owner }) => `/affiliate/withdrawal-info/${owner.userId}`,
      body: { withdrawal: { account_number: '01712345678', preferred_method: 'Bkash' } },
    },
    'GET /admin/withdrawals': { status: 200 },
    'POST /admin/withdrawals/complete': { status: 400, body: {} },
    'POST /admin/withdrawals/reject': { status: 400, body: {} },
    'GET /admin/commissions': { status: 200 },
    'POST /admin/commissions/approve': { status: 400, body: {} },
    'POST /admin/commissions/refuse': { status: 400, body: {} },
  },
};
