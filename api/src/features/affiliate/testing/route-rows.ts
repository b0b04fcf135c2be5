import { atDesk, own, type RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /affiliate/:id': { ...own(200), path: ({ owner }) => `/affiliate/${owner.userId}` },
    // There is nothing to withdraw.
    'PATCH /affiliate/request/payment/:id': {
      ...own(400),
      path: ({ owner }) => `/affiliate/request/payment/${owner.userId}`,
    },
    'PATCH /affiliate/withdrawal-info/:id': {
      ...own(200),
      path: ({ owner }) => `/affiliate/withdrawal-info/${owner.userId}`,
      body: { withdrawal: { account_number: '01712345678', preferred_method: 'Bkash' } },
    },
    'GET /admin/withdrawals': atDesk(200),
    'POST /admin/withdrawals/complete': { ...atDesk(400), body: {} },
    'POST /admin/withdrawals/reject': { ...atDesk(400), body: {} },
    'GET /admin/commissions': atDesk(200),
    'POST /admin/commissions/approve': { ...atDesk(400), body: {} },
    'POST /admin/commissions/refuse': { ...atDesk(400), body: {} },
  },
};
