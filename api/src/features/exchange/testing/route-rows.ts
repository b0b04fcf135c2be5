import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'POST /admin/questions/import': { status: 400 },
    'GET /admin/questions/export': { status: 400 },
    'GET /admin/questions/export/template': { status: 200, path: '/admin/questions/export/template?format=csv' },
    'GET /admin/questions/export/pictures': { status: 400, path: '/admin/questions/export/pictures?prof=_9' },
  },
};
