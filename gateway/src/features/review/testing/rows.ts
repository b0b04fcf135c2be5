import { sbaRow } from '../../../testing/rows.ts';

/** A plan in the REST API's form. */
export const planRow = (fields: object = {}) => ({
  board: 'DHK',
  prof: '_1',
  subjects: ['PHYS', 'ANAT'],
  exam_on: '2027-05-10',
  days_left: 163,
  rest_days: ['FRI'],
  minutes_a_day: 45,
  is_suggested: false,
  questions: 480,
  seen: 120,
  new_a_day: 4,
  covered_on: '2027-04-02',
  fits: true,
  left_out: 0,
  minutes_to_fit: null,
  last_pass_from: '2027-04-26',
  ...fields,
});

export const dayRow = (fields: object = {}) => ({
  date: '2026-11-28',
  due: 12,
  fresh: 4,
  done: 3,
  minutes: 25,
  is_rest: false,
  ...fields,
});

export const itemRow = (fields: object = {}) => ({
  question: sbaRow(),
  why: 'DUE',
  comes_on: '2026-11-28',
  moved_from: '2026-11-27',
  moved_because: 'REST_DAY',
  ...fields,
});

export const targetRow = (fields: object = {}) => ({
  id: '7',
  items: ['21-ANAT-THX-03'],
  on: '2026-12-04',
  questions: 12,
  questions_a_day: 4,
  minutes_a_day: 6,
  ends_on: '2026-12-03',
  question_ids: ['1042', '1043'],
  ...fields,
});

export const readinessRow = (fields: object = {}) => ({
  prof: '_1',
  subject: 'ANAT',
  component: 'MCQ',
  answered: 80,
  coverage: 0.4,
  low: 0.52,
  high: 0.8,
  pass_share: 0.6,
  pass_of_ten: 6,
  missing: null,
  is_validated: false,
  ...fields,
});

export const realMarkRow = (fields: object = {}) => ({
  prof: '_1',
  subject: 'ANAT',
  component: 'MCQ',
  share: 0.65,
  exam_on: '2026-05-12',
  low: 0.52,
  high: 0.8,
  pass_of_ten: 6,
  ...fields,
});

export const memoryRow = (fields: object = {}) => ({
  name: 'FSRS-6',
  weights: [0.21, 1.29],
  mtf_name: 'FSRS-6:18',
  mtf_weights: [0.4, 1.5],
  fitted_on: null,
  gain: null,
  reviews: 240,
  retention: 0.85,
  ...fields,
});

export const stateRow = (fields: object = {}) => ({
  question_id: '1042',
  stability: 6.5,
  difficulty: 5.1,
  last_on: '2026-11-20',
  due_on: '2026-11-28',
  reviews: 2,
  lapses: 0,
  model: 'FSRS-6',
  postponed_to: null,
  ...fields,
});
