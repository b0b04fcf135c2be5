import { PASSWORD } from '../../../testing/people.ts';
import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'POST /users': { status: 400, body: ({ owner }) => ({ email: owner.email }) },
    'POST /users/login': { status: 200, body: ({ owner }) => ({ email: owner.email, password: PASSWORD }) },
    'POST /users/reset-req': { status: 400, body: {} },
    'PATCH /users/reset-pass': { status: 400, body: ({ owner }) => ({ email: owner.email }) },
    'POST /users/exchange': { status: 401, body: { code: 'x' } },
    'GET /users/referrers/:userId': { status: 200, path: ({ owner }) => `/users/referrers/${owner.userId}` },
    'GET /users/google': { status: 404 },
    'GET /users/google/available': { status: 200 },
    'GET /users/google/callback': { status: 404 },
    'GET /users': { status: 200, path: ({ owner }) => `/users?user_id=${owner.userId}` },
    'PATCH /users/:id': { status: 201, path: ({ owner }) => `/users/${owner.id}`, body: { year: '3rd' } },
    'PUT /users/language': { status: 200, body: { language: 'bn' } },
    // It ends the session, so the test signs in again for each.
    'DELETE /users/session': { status: 204 },
    'POST /users/two-factor': { status: 400, body: { password: 1 } },
    'POST /users/two-factor/confirm': { status: 409, body: { code: '123456' } },
    'POST /users/two-factor/recovery-codes': { status: 409, body: { code: '123456' } },
    'POST /users/two-factor/stop': { status: 409, body: { code: '123456' } },
    'GET /admin/users/find': { status: 200, path: '/admin/users/find?text=a' },
  },
};
