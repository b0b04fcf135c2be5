import { expect } from 'vitest';
import type { RouteRows } from '../../../testing/route-row.ts';
import { attemptOf, record } from '../../../testing/study.ts';

export const routeRows: RouteRows<{ attempt: string }> = {
  async prepare({ api, owner }) {
    const attempt = attemptOf('1');
    await record(api, owner.token, [attempt]);
    return { attempt: attempt.id };
  },
  rows: {
    'GET /capabilities': { status: 200 },
    'POST /study/attempts': { status: 200, body: { attempts: [{}] } },
    'GET /study/attempts': { status: 200 },
    'POST /study/attempts/:attempt/undo': { status: 200, path: ({ attempt }) => `/study/attempts/${attempt}/undo` },
    'GET /study/records': { status: 200, path: '/study/records?questions=1' },
    'PUT /study/records/:question/flag': {
      status: 200,
      path: '/study/records/1/flag',
      body: { flagged: true },
      closed: { path: ({ closed }) => `/study/records/${closed}/flag` },
    },
    'PUT /study/records/:question/note': {
      status: 200,
      path: '/study/records/1/note',
      body: { note: 'Mine', version: 0 },
      closed: { path: ({ closed }) => `/study/records/${closed}/note` },
    },
    'GET /study/overview': { status: 200 },
    'GET /study/subjects': { status: 200 },
    'GET /study/topics': { status: 200, path: '/study/topics?prof=_1&subject=ANAT' },
    'GET /study/notes': { status: 200 },
    'GET /study/questions': { status: 200, path: '/study/questions?list=FLAGGED' },
    'GET /study/places': { status: 200 },
    'PUT /study/places': {
      status: 200,
      body: { path: '/board-question', title: 'Boards', place: 1, total: 2 },
    },
    // It names the owner, so it is another user's for everybody else.
    'POST /study/deletion': { status: 200, others: 400, body: ({ owner }) => ({ confirm: owner.email }) },
    'GET /admin/study/rebuild': { status: 200 },
    'POST /admin/study/rebuild': { status: 200 },
    'POST /admin/study/rebuild/start': {
      status: 202,
      settle: async ({ api }) => {
        const token = await api.signIn({ role: 'ADMIN' });
        const read = () => api.get<{ data: { state: string } }>('/admin/study/rebuild', token);
        await expect.poll(async () => (await read()).body.data.state).toBe('done');
      },
    },
  },
};
