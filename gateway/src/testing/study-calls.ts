import { paperRow } from './papers.ts';
import { mutation, ofAnatomy, ofViewer, type TestCall } from './test-call.ts';

const record = { question_id: '1042', attempts: 1, flagged: false, note_version: 0 };
const attempt = '{ id: "u1", questionId: "1042", answer: {}, answeredAt: "2026-11-22T09:30:00.000Z" }';
const ofStudy = (fields: string) => ofViewer(`study { ${fields} }`);

/** Of the study record and of papers, which an upstream may lack. */
export const STUDY_CALLS: TestCall[] = [
  {
    call: 'GET /study/overview',
    answers: { overview: { questions: 0, attempts: 0, right_share: null, days: [] } },
    query: ofStudy('overview { attempts }'),
    follows: true,
  },
  { call: 'GET /study/subjects', answers: { subjects: [] }, query: ofStudy('subjects { prof }'), follows: true },
  {
    call: 'GET /study/topics',
    answers: { topics: [] },
    query: ofStudy('topics(prof: "_1", subject: "ANAT") { topic }'),
    follows: true,
  },
  {
    call: 'GET /study/questions',
    answers: { questions: [], total: 0, next: null },
    query: ofStudy('questions(list: WRONG) { total }'),
    follows: true,
  },
  {
    call: 'GET /study/attempts',
    answers: { attempts: [], next: null },
    query: ofStudy('attempts { edges { cursor } }'),
    follows: true,
  },
  { call: 'GET /study/places', answers: { places: [] }, query: ofStudy('places { path }'), follows: true },
  {
    call: 'GET /study/records',
    answers: { records: [record] },
    query: ofAnatomy('yearQuestions(year: 2024) { questions { mine { attempts } } }'),
    follows: true,
  },
  {
    call: 'POST /study/attempts',
    answers: { results: [{ id: 'u1', outcome: 'SKIPPED', marks: 0, out_of: 1 }] },
    query: mutation(`recordAttempts(attempts: [${attempt}]) { id }`),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'PUT /study/records/*/flag',
    at: '/study/records/1042/flag',
    answers: { record },
    query: mutation('setFlag(questionId: "1042", flagged: true) { attempts }'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'PUT /study/records/*/note',
    at: '/study/records/1042/note',
    answers: { record },
    query: mutation('setNote(questionId: "1042", note: "A", version: 0) { attempts }'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'PUT /study/places',
    answers: { places: [] },
    query: mutation('leavePlace(path: "/a", title: "A", place: 1, total: 1) { path }'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'POST /study/deletion',
    answers: { deleted: true },
    query: mutation('deleteStudyRecord(confirm: "a@example.com")'),
    follows: true,
    nullsAll: true,
  },
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
