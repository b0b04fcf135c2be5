import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /study/memory': { status: 200 },
    'GET /study/memory/states': { status: 200 },
  },
};
