import { articleRow } from '../../../testing/content.ts';
import type { TestCall } from '../../../testing/test-call.ts';

export const calls: TestCall[] = [
  {
    call: 'GET /intern-search/tab-topics/*',
    at: '/intern-search/tab-topics/s1',
    answers: { data: [{ _id: 't1', topic_name: 'Shock' }] },
    query: '{ part: internshipSubject(id: "s1") { topics { id } } }',
    isPublic: true,
    follows: true,
  },
  {
    call: 'GET /intern-search/topic-sub-list/*',
    at: '/intern-search/topic-sub-list/t2',
    answers: { data: [{ _id: 't3', topic_name: 'Burns' }] },
    query: '{ part: internshipSubTopics(topicId: "t2") { id } }',
    isPublic: true,
    nullsAll: true,
  },
  {
    call: 'GET /intern-search/sub-topics/*',
    at: '/intern-search/sub-topics/t1',
    answers: articleRow(),
    query: '{ part: internshipArticle(id: "t1") { id } }',
    isPublic: true,
  },
];
