import { reportRow } from '../../../testing/studio.ts';
import { mutation, ofViewer, type TestCall } from '../../../testing/test-call.ts';

const reports = { reports: [{ cursor: '9', report: reportRow() }], total: 1, next: null };

/** Of reports, which an upstream may lack. */
export const calls: TestCall[] = [
  { call: 'GET /reports', answers: reports, query: ofViewer('reports { total }'), follows: true },
  {
    call: 'POST /reports',
    answers: { report: reportRow() },
    query: mutation('reportQuestion(questionId: "1042", kind: TYPO) { id }'),
    follows: true,
    nullsAll: true,
  },
];
