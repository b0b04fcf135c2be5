import { randomUUID } from 'node:crypto';
import { paperCalls } from '../../../testing/papers.ts';
import type { RouteRows } from '../../../testing/route-row.ts';

const ANATOMY = { prof: '_1', subjects: ['ANAT'], mtf: 0, sba: 1 };

export const routeRows: RouteRows<{ paper: string }> = {
  async prepare({ api, owner }) {
    const { id } = await paperCalls(api, owner.token).start({ mix: ANATOMY });
    return { paper: id };
  },
  rows: {
    'GET /papers/rules': { status: 200 },
    'GET /papers/sittings': { status: 200, path: '/papers/sittings?board=DHK&prof=_1&subject=ANAT' },
    'POST /papers/matches': { status: 200, body: ANATOMY },
    'POST /papers': { status: 201, body: { mix: ANATOMY } },
    'POST /papers/marked': {
      status: 200,
      body: () => ({
        paper: { id: randomUUID(), mix: ANATOMY },
        sheet: { started_at: new Date().toISOString(), items: [{ question: '1' }] },
      }),
    },
    'GET /papers': { status: 200 },
    // For everybody who has its id.
    'GET /papers/:id/shared': { status: 200, path: ({ paper }) => `/papers/${paper}/shared` },
    'GET /papers/:id': { status: 200, path: ({ paper }) => `/papers/${paper}` },
    'PATCH /papers/:id/answers': {
      status: 200,
      path: ({ paper }) => `/papers/${paper}/answers`,
      body: { answers: [{ number: 1, flagged: true }] },
    },
    'PUT /papers/:id/name': { status: 200, path: ({ paper }) => `/papers/${paper}/name`, body: { named: true } },
    'GET /papers/:id/comparison': { status: 200, path: ({ paper }) => `/papers/${paper}/comparison` },
    'POST /papers/:id/finish': { status: 200, path: ({ paper }) => `/papers/${paper}/finish` },
  },
};
