import type { TestCall } from '../../../testing/test-call.ts';
import { sbaRow } from '../../../testing/rows.ts';

const CODE = '21-ANAT-THX-04';
const ofItem = (fields: string) => `{ part: curriculumItem(code: "${CODE}") { ${fields} } }`;

/** Of the items of the curriculum, which an upstream may lack. */
export const calls: TestCall[] = [
  {
    call: 'GET /curriculum/items',
    answers: { items: [{ code: CODE, questions: 2, sba: 1, mtf: 1, saq: 0, articles: [] }], cards: [] },
    query: ofItem('questions'),
    isPublic: true,
  },
  {
    call: 'GET /curriculum/items/*/questions',
    at: `/curriculum/items/${CODE}/questions`,
    answers: { data: [sbaRow()], pagination: { tab: ['1-1'], page: 1, limit: 20, total: 1 } },
    query: ofItem('list { total }'),
  },
  {
    call: 'GET /study/items',
    answers: { items: [{ code: CODE, answered: 1, right: 1, due: 0 }], cards: [] },
    query: ofItem('mine { answered }'),
    follows: true,
  },
];
