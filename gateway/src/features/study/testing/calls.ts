import { mutation, ofAnatomy, ofViewer, type TestCall } from '../../../testing/test-call.ts';

const record = { question_id: '1042', attempts: 1, flagged: false, note_version: 0 };
const attempt = '{ id: "u1", questionId: "1042", answer: {}, answeredAt: "2026-11-22T09:30:00.000Z" }';
const ofStudy = (fields: string) => ofViewer(`study { ${fields} }`);

/** Of the study record, which an upstream may lack. */
export const calls: TestCall[] = [
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
  {
    call: 'GET /study/notes',
    answers: { notes: [], next: null },
    query: ofStudy('notes { edges { cursor } }'),
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
  // An upstream without capabilities offers nothing.
  {
    call: 'GET /capabilities',
    answers: {
      capabilities: {
        study: true,
        papers: true,
        review: true,
        push: true,
        packs: true,
        reports: true,
        studio: true,
        checkout: true,
        desk: true,
        two_factor: true,
      },
    },
    query: '{ part: features { study } }',
  },
];
