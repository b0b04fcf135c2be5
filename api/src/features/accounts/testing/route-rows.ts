import { PASSWORD } from '../../../testing/people.ts';
import { atDesk, open, own, type RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'POST /users': { ...open(400), body: ({ owner }) => ({ email: owner.email }) },
    'POST /users/login': { ...open(200), body: ({ owner }) => ({ email: owner.email, password: PASSWORD }) },
    'POST /users/reset-req': { ...open(400), body: {} },
    'PATCH /users/reset-pass': { ...open(400), body: ({ owner }) => ({ email: owner.email }) },
    'POST /users/exchange': { ...open(401), body: { code: 'x' } },
    'GET /users/referrers/:userId': { ...open(200), path: ({ owner }) => `/users/referrers/${owner.userId}` },
    'GET /users/google': open(404),
    'GET /users/google/available': open(200),
    'GET /users/google/callback': open(404),
    'GET /users': { ...own(200), path: ({ owner }) => `/users?user_id=${owner.userId}` },
    'PATCH /users/:id': { ...own(201), path: ({ owner }) => `/users/${owner.id}`, body: { year: '3rd' } },
    // It ends the session, so the test signs in again for each.
    'DELETE /users/session': own(204, 204),
    'GET /admin/users/find': { ...atDesk(200), path: '/admin/users/find?text=a' },
  },
};
