import { atDesk, byCommand, publicly, type RouteRows } from '../../../testing/route-row.ts';

const QUESTION = '/admin/questions/ANAT-000001';

export const routeRows: RouteRows = {
  rows: {
    'GET /questions/:key': { ...publicly(200), path: '/questions/1?by=id' },
    'GET /board-filter/topic/questions': {
      ...publicly(200),
      path: '/board-filter/topic/questions?subject_id=DHK_1-ANAT&topic_name=Heart',
    },
    'GET /board-filter/topics/:key': { ...publicly(200), path: '/board-filter/topics/DHK_1-ANAT' },
    'GET /board-filter/:key/years': { ...publicly(200), path: '/board-filter/DHK_1-ANAT/years' },
    'GET /board-filter/:key/years/:year': { ...publicly(200), path: '/board-filter/DHK_1-ANAT/years/2024' },
    'GET /admin/question-lists': { ...atDesk(200), path: '/admin/question-lists?kind=chapter&subject=_1-ANAT' },
    'POST /admin/question-lists/rename': { ...atDesk(400), body: {} },
    'POST /admin/question-lists/merge': { ...atDesk(400), body: {} },
    'POST /admin/question-lists/remove-empty': { ...atDesk(400), body: {} },
    'GET /admin/questions/:ref': { ...byCommand, path: QUESTION },
    'PATCH /admin/questions/:ref': {
      ...byCommand,
      path: QUESTION,
      body: { version: 1, reason: 'A slip', set: { key: 'A' } },
    },
    'POST /admin/questions/:ref/hide': { ...byCommand, path: `${QUESTION}/hide`, body: { reason: 'In doubt' } },
    'POST /admin/questions/:ref/show': { ...byCommand, path: `${QUESTION}/show`, body: {} },
    'GET /admin/questions/:ref/history': { ...byCommand, path: `${QUESTION}/history` },
  },
};
