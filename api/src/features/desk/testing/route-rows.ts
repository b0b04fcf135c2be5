import { atDesk, type RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /admin/events': atDesk(200),
    'GET /admin/people': atDesk(200),
    'GET /admin/people/:userId': atDesk(200),
  },
};
