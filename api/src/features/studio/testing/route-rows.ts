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
    'GET /studio/questions/:id/review': { status: 404 },
    'POST /studio/questions/:id/comments': { status: 404, body: { text: 'Which side?' } },
    'POST /studio/questions/:id/comments/:comment/resolve': {
      status: 404,
      path: '/studio/questions/999999/comments/1/resolve',
      body: { resolved: true },
    },
    'PUT /studio/questions/:id/assignment': { status: 404, body: { assignee: null, due_on: null } },
    'POST /studio/questions/:id/expert-links': { status: 404, body: { days: 7 } },
    'POST /studio/questions/:id/expert-links/:link/revoke': {
      status: 404,
      path: '/studio/questions/999999/expert-links/1/revoke',
    },
    'POST /expert/draft': { status: 404, body: { token: 'a'.repeat(32) } },
    'POST /expert/comments': {
      status: 404,
      body: { token: 'a'.repeat(32), name: 'Dr Karim', text: 'The key is B.' },
    },
    'POST /studio/questions/:id/hand-over': { status: 404, body: { to: 'nobody' } },
    'PUT /studio/questions/:id/co-authors': { status: 404, body: { people: [] } },
    'GET /studio/authors': { status: 200 },
    'GET /studio/question-ids': { status: 200 },
    'POST /studio/bulk': { status: 200, body: { ids: ['999999'], submit: true } },
    'POST /studio/bulk/:id/undo': { status: 404 },
    'GET /studio/views': { status: 200 },
    'POST /studio/views': { status: 200, body: { name: 'Mine', filter: { mine: true } } },
    'DELETE /studio/views/:id': { status: 404 },
    'GET /studio/suspects': { status: 200 },
    'GET /studio/people': { status: 200 },
    'PUT /studio/people/:userId/role': { status: 200, body: { role: 'READER' } },
    'POST /admin/two-factor/reset': { status: 200, body: ({ stranger }) => ({ user_id: stranger.userId }) },
    'GET /admin/roles': { status: 200 },
    'POST /admin/roles': { status: 200, body: ({ stranger }) => ({ user_id: stranger.userId, role: 'READER' }) },
  },
};
