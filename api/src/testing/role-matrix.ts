export type StudioRole = 'AUTHOR' | 'REVIEWER' | 'ADMIN';
type Row = Record<StudioRole, number> & { path: (userId: string) => string; body?: object };

const NO_DRAFT = '999999';
const DRAFT = { type: 'SBA', prof: '_1', subject: 'ANAT' };

/** Past the role, a call for a draft that is not there finds nothing. */
const row = ([AUTHOR, REVIEWER, ADMIN]: [number, number, number], path: string, body?: object): Row => ({
  AUTHOR,
  REVIEWER,
  ADMIN,
  path: (userId) => path.replace(':id', NO_DRAFT).replace(':userId', userId),
  ...(body && { body }),
});

const desk = (admin: number, path: string, body?: object): Row => row([403, 403, admin], path, body);

/** Every call of the studio and of the desk, and the status that each role gets. */
export const ROLE_MATRIX: Record<string, Row> = {
  'GET /studio/questions': row([200, 200, 200], '/studio/questions'),
  'POST /studio/questions': row([201, 201, 201], '/studio/questions', { question: DRAFT }),
  'GET /studio/questions/:id': row([404, 404, 404], '/studio/questions/:id'),
  'PUT /studio/questions/:id': row([404, 404, 404], '/studio/questions/:id', { version: 1, question: DRAFT }),
  'POST /studio/questions/:id/submit': row([404, 404, 404], '/studio/questions/:id/submit', { version: 1 }),
  'POST /studio/questions/:id/undo': row([404, 404, 404], '/studio/questions/:id/undo', { version: 1 }),
  'POST /studio/questions/:id/approve': row([403, 404, 404], '/studio/questions/:id/approve', { version: 1 }),
  'POST /studio/questions/:id/return': row([403, 404, 404], '/studio/questions/:id/return', {
    version: 1,
    comment: 'No',
  }),
  'POST /studio/questions/:id/retire': row([403, 404, 404], '/studio/questions/:id/retire', {
    version: 1,
    comment: 'No',
  }),
  'GET /studio/suspects': row([403, 200, 200], '/studio/suspects'),
  'GET /studio/reports': row([403, 200, 200], '/studio/reports'),
  'POST /studio/reports/:id/answer': row([403, 404, 404], '/studio/reports/:id/answer', {
    accept: true,
    answer: 'Yes',
  }),
  'GET /studio/people': row([403, 403, 200], '/studio/people'),
  'PUT /studio/people/:userId/role': row([403, 403, 200], '/studio/people/:userId/role', { role: 'READER' }),
  'GET /admin/events': desk(200, '/admin/events'),
  'GET /admin/people': desk(200, '/admin/people'),
  'GET /admin/people/:userId': desk(200, '/admin/people/:userId'),
  'GET /admin/users/find': desk(200, '/admin/users/find?text=a'),
  'POST /admin/purchases': desk(400, '/admin/purchases', {}),
  'POST /admin/purchases/preview': desk(400, '/admin/purchases/preview', {}),
  'POST /admin/purchases/refund/preview': desk(400, '/admin/purchases/refund/preview', {}),
  'POST /admin/purchases/refund': desk(400, '/admin/purchases/refund', {}),
  'GET /admin/withdrawals': desk(200, '/admin/withdrawals'),
  'POST /admin/withdrawals/complete': desk(400, '/admin/withdrawals/complete', {}),
  'POST /admin/withdrawals/reject': desk(400, '/admin/withdrawals/reject', {}),
  'GET /admin/commissions': desk(200, '/admin/commissions'),
  'POST /admin/commissions/approve': desk(400, '/admin/commissions/approve', {}),
  'POST /admin/commissions/refuse': desk(400, '/admin/commissions/refuse', {}),
  'GET /admin/notifications': desk(200, '/admin/notifications'),
  'POST /admin/notifications/preview': desk(400, '/admin/notifications/preview', {}),
  'POST /admin/notifications': desk(400, '/admin/notifications', {}),
  'POST /admin/questions/import': desk(400, '/admin/questions/import'),
  'POST /admin/content/import': desk(400, '/admin/content/import', {}),
  'POST /admin/content/pictures': desk(400, '/admin/content/pictures', {}),
  'GET /admin/entries/:kind': desk(200, '/admin/entries/faqs'),
  'POST /admin/entries/:kind/order': desk(400, '/admin/entries/faqs/order', {}),
  'POST /admin/entries/:kind/:id/move': desk(400, '/admin/entries/faqs/none/move', {}),
  'GET /admin/entries/:kind/:id': desk(404, '/admin/entries/faqs/none'),
  'PUT /admin/entries/:kind/:id': desk(400, '/admin/entries/faqs/none', {}),
  'DELETE /admin/entries/:kind/:id': desk(404, '/admin/entries/faqs/none?version=1'),
  'GET /admin/question-lists': desk(200, '/admin/question-lists?kind=chapter&subject=_1-ANAT'),
  'GET /admin/questions/export': desk(400, '/admin/questions/export'),
  'GET /admin/questions/export/pictures': desk(400, '/admin/questions/export/pictures?prof=_9'),
  'POST /admin/question-lists/rename': desk(400, '/admin/question-lists/rename', {}),
  'POST /admin/question-lists/merge': desk(400, '/admin/question-lists/merge', {}),
  'POST /admin/question-lists/remove-empty': desk(400, '/admin/question-lists/remove-empty', {}),
};
