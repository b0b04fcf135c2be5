import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /reports': { status: 200 },
    'POST /reports': {
      status: 201,
      body: { question: '1', kind: 'TYPO' },
      closed: { body: ({ closed }) => ({ question: closed, kind: 'TYPO' }) },
    },
    'GET /studio/reports': { status: 200 },
    'POST /studio/reports/:id/answer': { status: 404, body: { accept: true, answer: 'Yes' } },
  },
};
