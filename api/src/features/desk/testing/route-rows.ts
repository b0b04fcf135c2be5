import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /admin/events': { status: 200 },
    'GET /admin/events/csv': { status: 200 },
    'GET /admin/people': { status: 200 },
    'GET /admin/people/:userId': { status: 200 },
  },
};
