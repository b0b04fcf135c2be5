import { addDays } from 'review/days.ts';
import type { RouteRows } from '../../../testing/route-row.ts';

const today = new Date().toISOString().slice(0, 10);
const PLAN = { board: 'DHK', prof: '_1', subjects: ['ANAT'], exam_on: addDays(today, 90) };

export const routeRows: RouteRows = {
  rows: {
    'GET /study/plan': { status: 200 },
    'PUT /study/plan': { status: 200, body: PLAN },
    'POST /study/plan/preview': { status: 200, body: PLAN },
    'POST /study/plan/end': { status: 200 },
    'GET /study/today': { status: 200 },
    'GET /study/calendar': { status: 200 },
    'GET /study/queue': { status: 200 },
    'GET /study/targets': { status: 200 },
    'POST /study/targets': { status: 400, body: { items: ['21-ANAT-THX-01'], on: addDays(today, 5) } },
    'DELETE /study/targets/:target': { status: 200, path: '/study/targets/1' },
    'POST /study/postponements': {
      status: 200,
      body: { question_id: '1' },
      closed: { body: ({ closed }) => ({ question_id: closed }) },
    },
  },
};
