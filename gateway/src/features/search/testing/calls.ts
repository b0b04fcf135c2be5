import type { TestCall } from '../../../testing/test-call.ts';

export const calls: TestCall[] = [
  {
    call: 'GET /search',
    answers: { data: [{ topic_name: 'Topics', link: [{ name: 'Heart', link: '/heart' }] }] },
    query: '{ part: search(text: "heart") { topicName } }',
    nullsAll: true,
  },
];
