import type { RouteRows } from '../../../testing/route-row.ts';

const QUESTION = '/admin/questions/ANAT-999999';

export const routeRows: RouteRows = {
  rows: {
    'GET /questions/:key': {
      status: 200,
      path: '/questions/1?by=id',
      closed: { path: ({ closed }) => `/questions/${closed}?by=id` },
    },
    'GET /board-filter/topic/questions': {
      status: 200,
      path: '/board-filter/topic/questions?subject_id=DHK_1-ANAT&topic_name=Heart',
      closed: { path: '/board-filter/topic/questions?subject_id=DHK_1-ANAT&topic_name=Heart&page=2' },
    },
    'GET /board-filter/topics/:key': { status: 200, path: '/board-filter/topics/DHK_1-ANAT' },
    'GET /board-filter/:key/years': { status: 200, path: '/board-filter/DHK_1-ANAT/years' },
    'GET /board-filter/:key/years/:year': {
      status: 200,
      path: '/board-filter/DHK_1-ANAT/years/2024',
      closed: { path: '/board-filter/DHK_1-ANAT/years/2024?page=2' },
    },
    'GET /admin/question-lists': { status: 200, path: '/admin/question-lists?kind=chapter&subject=_1-ANAT' },
    'GET /admin/picture-licences': { status: 200 },
    'POST /admin/question-lists/rename': { status: 400, body: {} },
    'POST /admin/question-lists/merge': { status: 400, body: {} },
    'POST /admin/question-lists/remove-empty': { status: 400, body: {} },
    'GET /admin/questions/:ref': { status: 404, path: QUESTION },
    'PATCH /admin/questions/:ref': {
      status: 404,
      path: QUESTION,
      body: { version: 1, reason: 'A slip', set: { key: 'A' } },
    },
    'POST /admin/questions/:ref/hide': { status: 404, path: `${QUESTION}/hide`, body: { reason: 'In doubt' } },
    'POST /admin/questions/:ref/show': { status: 404, path: `${QUESTION}/show`, body: {} },
    'GET /admin/questions/:ref/history': { status: 404, path: `${QUESTION}/history` },
  },
};
