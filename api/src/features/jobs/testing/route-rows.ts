import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /admin/jobs': { status: 200 },
    'GET /admin/jobs/kinds': { status: 200 },
    'POST /admin/jobs/:id/retry': { status: 404 },
  },
};
