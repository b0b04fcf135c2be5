import { mutation, ofViewer, type TestCall } from '../../../testing/test-call.ts';

/** Of the studio, which an upstream may lack. */
export const calls: TestCall[] = [
  {
    call: 'GET /studio/waiting',
    answers: { waiting: [{ kind: 'REVIEW', count: 3 }] },
    query: '{ part: studio { waiting { kind count } } }',
    follows: true,
    nullsAll: true,
  },
  { call: 'GET /studio/daily-mail', answers: { on: true }, query: ofViewer('dailyMail'), follows: true },
  {
    call: 'PUT /studio/daily-mail',
    answers: { on: false },
    query: mutation('setDailyMail(on: false) { id }'),
    follows: true,
    nullsAll: true,
  },
];
