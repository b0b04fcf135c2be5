import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /intern/tabs': { status: 200 },
    'GET /intern-search/tab-topics/:id': { status: 404 },
    'GET /intern-search/topic-sub-list/:id': { status: 404 },
    'GET /intern-search/sub-topics/:id': { status: 404 },
  },
};
