import { paperRow } from '../../../testing/papers.ts';
import { mutation, ofViewer, type TestCall } from '../../../testing/test-call.ts';

const ofStudy = (fields: string) => ofViewer(`study { ${fields} }`);

/** Of papers, which an upstream may lack. */
export const calls: TestCall[] = [
  {
    call: 'GET /papers/rules',
    answers: { rules: [] },
    query: '{ part: scoringRules { id } }',
    follows: true,
    nullsAll: true,
    isPublic: true,
  },
  {
    call: 'GET /papers/sittings',
    answers: { sittings: [] },
    query: '{ part: sittings(board: "DHK", prof: "_1", subject: "ANAT") { year } }',
    follows: true,
    nullsAll: true,
    isPublic: true,
  },
  {
    call: 'GET /papers/*/shared',
    at: '/papers/p1/shared',
    answers: { shared: { title: 'Anatomy', minutes: 30, mtf: 1, sba: 1, saq: 0 } },
    query: '{ part: sharedPaper(id: "p1") { title } }',
    follows: true,
  },
  {
    call: 'POST /papers/matches',
    answers: { matches: { mtf: 1, sba: 1, saq: 0 } },
    query: '{ part: paperMatches(mix: { prof: "_1", subjects: ["ANAT"] }) { mtf } }',
    follows: true,
    nullsAll: true,
  },
  {
    call: 'GET /papers',
    answers: { papers: [], next: null },
    query: ofStudy('papers { edges { cursor } }'),
    follows: true,
  },
  {
    call: 'GET /papers/*',
    at: '/papers/p1',
    answers: { paper: paperRow() },
    query: ofStudy('paper(id: "p1") { title }'),
    follows: true,
  },
  {
    call: 'POST /papers',
    answers: { paper: paperRow() },
    query: mutation('startPaper(input: { copyOf: "p2" }) { id }'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'PATCH /papers/*/answers',
    at: '/papers/p1/answers',
    answers: { paper: paperRow() },
    query: mutation('answerPaper(id: "p1", answers: [{ number: 1, answer: { sba: "C" } }]) { id }'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'POST /papers/*/finish',
    at: '/papers/p1/finish',
    answers: { paper: paperRow() },
    query: mutation('finishPaper(id: "p1") { id }'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'POST /papers/marked',
    answers: { paper: paperRow() },
    query: mutation(
      'markPaper(input: { id: "p1", copyOf: "p2" }, sheet: { startedAt: "2026-11-22T09:00:00Z", items: [{ question: "1" }] }) { id }',
    ),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'PUT /papers/*/name',
    at: '/papers/p1/name',
    answers: { paper: paperRow() },
    query: mutation('namePaper(id: "p1", named: true) { id }'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'GET /papers/*/comparison',
    at: '/papers/p1/comparison',
    answers: { comparison: { results: 1, distribution: null, named: [] } },
    query: ofStudy('paper(id: "p1") { comparison { results } }'),
    follows: true,
  },
];
