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

/** Every call of the studio, and the status that each role gets. */
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
};
