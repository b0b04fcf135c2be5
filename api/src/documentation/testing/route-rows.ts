import { open, type RouteRows } from '../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /openapi.yml': open(200),
    'GET /openapi.json': open(200),
    'GET /docs': open(200),
  },
};
