import { atDesk, open, own, type RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /capabilities': open(200),
    'POST /study/attempts': { ...own(200, 200), body: { attempts: [{}] } },
    'GET /study/attempts': own(200, 200),
    'GET /study/records': { ...own(200, 200), path: '/study/records?questions=1' },
    'PUT /study/records/:question/flag': { ...own(200, 200), path: '/study/records/1/flag', body: { flagged: true } },
    'PUT /study/records/:question/note': {
      ...own(200, 200),
      path: '/study/records/1/note',
      body: { note: 'Mine', version: 0 },
    },
    'GET /study/overview': own(200, 200),
    'GET /study/subjects': own(200, 200),
    'GET /study/topics': { ...own(200, 200), path: '/study/topics?prof=_1&subject=ANAT' },
    'GET /study/notes': own(200, 200),
    'GET /study/questions': { ...own(200, 200), path: '/study/questions?list=FLAGGED' },
    'GET /study/places': own(200, 200),
    'PUT /study/places': {
      ...own(200, 200),
      body: { path: '/board-question', title: 'Boards', place: 1, total: 2 },
    },
    // It names the owner, so it is another user's for everybody else.
    'POST /study/deletion': { ...own(200, 400), body: ({ owner }) => ({ confirm: owner.email }) },
    'GET /admin/study/rebuild': atDesk(200),
    'POST /admin/study/rebuild': atDesk(200),
    'POST /admin/study/rebuild/start': atDesk(202),
  },
};
