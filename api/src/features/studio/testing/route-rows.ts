import { byCommand, byRole, type RouteRows } from '../../../testing/route-row.ts';

const DRAFT = { type: 'SBA', prof: '_1', subject: 'ANAT' };

export const routeRows: RouteRows = {
  rows: {
    'GET /studio/questions': byRole(200, 200, 200),
    'POST /studio/questions': { ...byRole(201, 201, 201), body: { question: DRAFT } },
    'GET /studio/questions/:id': byRole(404, 404, 404),
    'PUT /studio/questions/:id': { ...byRole(404, 404, 404), body: { version: 1, question: DRAFT } },
    'POST /studio/questions/:id/submit': { ...byRole(404, 404, 404), body: { version: 1 } },
    'POST /studio/questions/:id/undo': { ...byRole(404, 404, 404), body: { version: 1 } },
    'POST /studio/questions/:id/approve': { ...byRole(403, 404, 404), body: { version: 1 } },
    'POST /studio/questions/:id/return': { ...byRole(403, 404, 404), body: { version: 1, comment: 'No' } },
    'POST /studio/questions/:id/retire': { ...byRole(403, 404, 404), body: { version: 1, comment: 'No' } },
    'GET /studio/suspects': byRole(403, 200, 200),
    'GET /studio/people': byRole(403, 403, 200),
    'PUT /studio/people/:userId/role': { ...byRole(403, 403, 200), body: { role: 'READER' } },
    'GET /admin/roles': byCommand,
    'POST /admin/roles': { ...byCommand, body: ({ owner }) => ({ user_id: owner.userId, role: 'ADMIN' }) },
  },
};
