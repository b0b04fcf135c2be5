import { atDesk, type RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /admin/jobs': atDesk(200),
    'POST /admin/jobs/:id/retry': atDesk(404),
  },
};
