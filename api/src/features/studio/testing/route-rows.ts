import type { RouteRows } from '../../../testing/route-row.ts';

const DRAFT = { type: 'SBA', prof: '_1', subject: 'ANAT' };

export const routeRows: RouteRows = {
  rows: {
    'GET /studio/questions': { status: 200 },
    'POST /studio/questions': { status: 201, body: { question: DRAFT } },
    'GET /studio/questions/:id': { status: 404 },
    'PUT /studio/questions/:id': { status: 404, body: { version: 1, question: DRAFT } },
    'POST /studio/questions/:id/submit': { status: 404, body: { version: 1 } },
    'POST /studio/questions/:id/undo': { status: 404, body: { version: 1 } },
    'POST /studio/questions/:id/approve': { status: 404, body: { version: 1 } },
    'POST /studio/questions/:id/return': { status: 404, body: { version: 1, comment: 'No' } },
    'POST /studio/questions/:id/retire': { status: 404, body: { version: 1, comment: 'No' } },
    'GET /studio/suspects': { status: 200 },
    'GET /studio/people': { status: 200 },
    'PUT /studio/people/:userId/role': { status: 200, body: { role: 'READER' } },
    'POST /admin/two-factor/reset': { status: 200, body: ({ stranger }) => ({ user_id: stranger.userId }) },
    'GET /admin/roles': { status: 200 },
    'POST /admin/roles': { status: 200, body: ({ stranger }) => ({ user_id: stranger.userId, role: 'READER' }) },
  },
};
