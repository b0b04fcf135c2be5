import { pageRow } from '../../../testing/rows.ts';
import type { TestCall } from '../../../testing/test-call.ts';

const page = '{ questions { id } }';

export const calls: TestCall[] = [
  {
    call: 'GET /bank/*/chapter/*',
    at: '/bank/Anatomy/chapter/_1-ANAT',
    answers: { data: [{ _id: 42, chapter_name: 'Thorax', total_question: 1 }] },
    query: '{ part: chapter(id: "_1-ANAT-42") { id } }',
    isPublic: true,
  },
  {
    call: 'GET /bank-filter/*',
    at: '/bank-filter/42',
    answers: pageRow(),
    query: `{ part: chapter(id: "_1-ANAT-42") { questions ${page} } }`,
    follows: true,
  },
];
