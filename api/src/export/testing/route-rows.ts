import { atDesk, byCommand, type RouteRows } from '../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: { 'GET /admin/export': byCommand, 'POST /admin/export': { ...atDesk(400), body: {} } },
};
