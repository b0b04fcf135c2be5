import type { RouteRows } from '../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /admin/export': { status: 200 },
    'POST /admin/export': { status: 400, body: {} },
    'GET /admin/backups': { status: 200 },
  },
};
