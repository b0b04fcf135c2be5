import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /studio/imports': { status: 200 },
    'GET /studio/imports/:id': { status: 404 },
    'GET /studio/imports/:id/questions': { status: 404 },
    'POST /studio/imports/:id/approve': { status: 404 },
    'POST /studio/imports/:id/take-back': { status: 404 },
  },
};
