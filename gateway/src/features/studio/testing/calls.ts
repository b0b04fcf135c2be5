import { authorRow, personRow, reportRow, studioRow, viewRow, wholeRow } from '../../../testing/studio.ts';
import { mutation, type TestCall } from '../../../testing/test-call.ts';

const list = { questions: [{ cursor: 'c1', question: studioRow() }], total: 1, next: null };
const BULK = { id: '17', changed: 1, refused: [{ question_id: '7', why: 'It is there already.' }] };
const reports = { reports: [{ cursor: '9', report: reportRow() }], total: 1, next: null };
const ofStudio = (fields: string) => `{ part: studio { ${fields} } }`;
const INPUT = '{ type: SBA, prof: "_1", subject: "ANAT" }';

const read = (call: TestCall['call'], answers: unknown, query: string): TestCall => ({
  call,
  answers,
  query,
  follows: true,
  nullsAll: true,
});

const step = (name: string, field: string): TestCall => ({
  call: `POST /studio/questions/*/${name}`,
  at: `/studio/questions/1042/${name}`,
  answers: { question: wholeRow() },
  query: mutation(`${field} { id }`),
  follows: true,
  nullsAll: true,
});

/** Of the studio, which an upstream may lack. */
export const calls: TestCall[] = [
  read('GET /studio/questions', list, ofStudio('questions { total }')),
  read('GET /studio/suspects', list, ofStudio('suspects { total }')),
  read('GET /studio/reports', reports, ofStudio('reports { total }')),
  read('GET /studio/question-ids', { ids: ['1042'] }, ofStudio('questionIds')),
  read('GET /studio/authors', { authors: [authorRow()] }, ofStudio('authors { name }')),
  read('GET /studio/views', { views: [viewRow()] }, ofStudio('views { name filter { status mineOnly } }')),
  read(
    'POST /studio/views',
    { view: viewRow() },
    mutation('saveView(name: "Mine", filter: { mineOnly: true }) { id }'),
  ),
  {
    ...read('DELETE /studio/views/*', '', mutation('removeView(id: "7")')),
    at: '/studio/views/7',
    passes: 'any body',
  },
  read('POST /studio/bulk', BULK, mutation('changeQuestions(ids: ["1042"], change: { submit: true }) { changed }')),
  { ...read('POST /studio/bulk/*/undo', BULK, mutation('undoBulk(id: "17") { changed }')), at: '/studio/bulk/17/undo' },
  step('hand-over', 'handOverQuestion(id: "1042", to: "KARIM")'),
  {
    ...read('PUT /studio/questions/*/co-authors', { question: wholeRow() }, ''),
    at: '/studio/questions/1042/co-authors',
    query: mutation('setCoAuthors(id: "1042", people: ["KARIM"]) { id }'),
  },
  read('GET /studio/people', { people: [personRow()] }, ofStudio('people { name }')),
  {
    ...read('GET /studio/questions/*', { question: wholeRow() }, ofStudio('question(id: "1042") { status }')),
    at: '/studio/questions/1042',
  },
  {
    ...read('POST /studio/questions', { question: wholeRow() }, ''),
    query: mutation(`saveQuestion(question: ${INPUT}) { id }`),
  },
  {
    ...read('PUT /studio/questions/*', { question: wholeRow() }, ''),
    at: '/studio/questions/1042',
    query: mutation(`saveQuestion(id: "1042", version: 3, question: ${INPUT}) { id }`),
  },
  step('submit', 'submitQuestion(id: "1042", version: 3)'),
  step('approve', 'approveQuestion(id: "1042", version: 3)'),
  step('return', 'returnQuestion(id: "1042", version: 3, comment: "Why?")'),
  step('retire', 'retireQuestion(id: "1042", version: 3, comment: "Old")'),
  { ...step('undo', 'undoQuestion(id: "1042", version: 3)'), nullsAll: undefined },
  {
    ...read('POST /studio/reports/*/answer', { report: reportRow() }, ''),
    at: '/studio/reports/9/answer',
    query: mutation('answerReport(id: "9", accept: true, answer: "Yes") { id }'),
  },
  {
    ...read('PUT /studio/people/*/role', { person: personRow() }, ''),
    at: '/studio/people/KARIM/role',
    query: mutation('setRole(userId: "KARIM", role: AUTHOR) { role }'),
  },
];
