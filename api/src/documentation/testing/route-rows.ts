import type { RouteRows } from '../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /openapi.yml': { status: 200 },
    'GET /openapi.json': { status: 200 },
    'GET /docs': { status: 200 },
  },
};
