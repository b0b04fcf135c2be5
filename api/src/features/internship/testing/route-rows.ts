import { publicly, type RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /intern/tabs': publicly(200),
    'GET /intern-search/tab-topics/:id': publicly(404),
    'GET /intern-search/topic-sub-list/:id': publicly(404),
    'GET /intern-search/sub-topics/:id': publicly(404),
  },
};
