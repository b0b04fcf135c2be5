import { mutation, ofViewer, type TestCall } from '../../../testing/test-call.ts';
import { dayRow, itemRow, memoryRow, planRow, readinessRow, realMarkRow, stateRow, targetRow } from './rows.ts';

const ofStudy = (fields: string) => ofViewer(`study { ${fields} }`);
const PLAN = '{ board: "DHK", prof: "_1", subjects: ["ANAT"], examOn: "2027-05-10" }';
const MARK = '{ prof: "_1", subject: "ANAT", component: MCQ, share: 0.65, examOn: "2026-05-12" }';
const record = { question_id: '1042', attempts: 0, flagged: false, note_version: 0 };

/** Of reviews, which an upstream may lack. */
export const calls: TestCall[] = [
  { call: 'GET /study/plan', answers: { plan: planRow() }, query: ofStudy('plan { fits }'), follows: true },
  {
    call: 'POST /study/plan/preview',
    answers: { plan: planRow() },
    query: ofStudy(`planPreview(input: ${PLAN}) { fits }`),
    follows: true,
  },
  {
    call: 'PUT /study/plan',
    answers: { plan: planRow() },
    query: mutation(`setStudyPlan(input: ${PLAN}) { fits }`),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'POST /study/plan/end',
    answers: { ended: true },
    query: mutation('endStudyPlan'),
    follows: true,
    nullsAll: true,
  },
  { call: 'GET /study/today', answers: { day: dayRow() }, query: ofStudy('today { due }'), follows: true },
  { call: 'GET /study/calendar', answers: { days: [dayRow()] }, query: ofStudy('calendar { due }'), follows: true },
  { call: 'GET /study/queue', answers: { items: [itemRow()] }, query: ofStudy('queue { why }'), follows: true },
  { call: 'GET /study/targets', answers: { targets: [targetRow()] }, query: ofStudy('targets { id }'), follows: true },
  {
    call: 'POST /study/targets',
    answers: { target: targetRow() },
    query: mutation('setItemTarget(items: ["21-ANAT-THX-03"], on: "2026-12-04") { id }'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'DELETE /study/targets/*',
    at: '/study/targets/7',
    answers: { removed: true },
    query: mutation('removeItemTarget(id: "7")'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'POST /study/postponements',
    answers: { item: itemRow({ why: 'DUE', moved_because: 'POSTPONED' }) },
    query: mutation('postponeQuestion(questionId: "1042") { comesOn }'),
    follows: true,
  },
  {
    call: 'POST /study/attempts/*/undo',
    at: '/study/attempts/u1/undo',
    answers: { record },
    query: mutation('undoAttempt(id: "u1") { attempts }'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'GET /study/readiness',
    answers: { readiness: [readinessRow()] },
    query: ofStudy('readiness { low }'),
    follows: true,
  },
  {
    call: 'GET /study/real-marks',
    answers: { marks: [realMarkRow()] },
    query: ofStudy('realMarks { share }'),
    follows: true,
  },
  {
    call: 'POST /study/real-marks',
    answers: { stored: true },
    query: mutation(`giveRealMark(input: ${MARK})`),
    follows: true,
    nullsAll: true,
  },
  { call: 'GET /study/memory', answers: { memory: memoryRow() }, query: ofStudy('memory { name }'), follows: true },
  {
    call: 'GET /study/memory/states',
    answers: { states: [stateRow()], next: null },
    query: ofStudy('memoryStates { edges { cursor } }'),
    follows: true,
  },
];
