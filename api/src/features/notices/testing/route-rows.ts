import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /studio/waiting': { status: 200 },
    'GET /studio/daily-mail': { status: 200 },
    'PUT /studio/daily-mail': { status: 200, body: { on: true } },
  },
};
