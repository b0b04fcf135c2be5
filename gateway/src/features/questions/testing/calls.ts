import { pageRow, sbaRow } from '../../../testing/rows.ts';
import { ofAnatomy, type TestCall } from '../../../testing/test-call.ts';

const page = '{ questions { id } }';

export const calls: TestCall[] = [
  {
    call: 'GET /board-filter/topics/*',
    at: '/board-filter/topics/DHK_1-ANAT',
    answers: { data: ['Heart'] },
    query: ofAnatomy('topics'),
    isPublic: true,
  },
  {
    call: 'GET /board-filter/*/years',
    at: '/board-filter/DHK_1-ANAT/years',
    answers: { data: { year: [2024] } },
    query: ofAnatomy('years'),
    isPublic: true,
  },
  {
    call: 'GET /board-filter/*/years/*',
    at: '/board-filter/DHK_1-ANAT/years/2024',
    answers: pageRow(),
    query: ofAnatomy(`yearQuestions(year: 2024) ${page}`),
  },
  {
    call: 'GET /board-filter/topic/questions',
    answers: pageRow(),
    query: ofAnatomy(`topicQuestions(topic: "Heart") ${page}`),
  },
  {
    call: 'GET /questions/*',
    at: '/questions/ANAT-000123',
    answers: { data: sbaRow() },
    query: '{ part: question(ref: "ANAT-000123") { id } }',
  },
];
