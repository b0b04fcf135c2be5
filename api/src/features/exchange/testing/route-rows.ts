import { atDesk, type RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'POST /admin/questions/import': atDesk(400),
    'GET /admin/questions/export': atDesk(400),
    'GET /admin/questions/export/template': { ...atDesk(200), path: '/admin/questions/export/template?format=csv' },
    'GET /admin/questions/export/pictures': { ...atDesk(400), path: '/admin/questions/export/pictures?prof=_9' },
  },
};
