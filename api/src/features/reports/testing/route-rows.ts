import { byRole, own, type RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /reports': own(200, 200),
    'POST /reports': { ...own(201, 201), body: { question: '1', kind: 'TYPO' } },
    'GET /studio/reports': byRole(403, 200, 200),
    'POST /studio/reports/:id/answer': { ...byRole(403, 404, 404), body: { accept: true, answer: 'Yes' } },
  },
};
