import { mutation, type TestCall } from '../../../testing/test-call.ts';

const LIST = 'kind: CHAPTER, prof: "_1", subject: "ANAT"';
const change = { data: { changed: true, lists: 1, questions: 38, dry_run: false } };

const read = (call: TestCall['call'], answers: unknown, query: string): TestCall => ({
  call,
  answers,
  query,
  follows: true,
  nullsAll: true,
});

const stored = (entry: object) => ({ version: 'v1', edited: null, entry });
const FAQ = { id: 'refund', question: 'Refund?', answer: 'Yes', is_hide: false };

/** Of the desk's content, which an upstream may lack. */
export const calls: TestCall[] = [
  {
    ...read('GET /admin/entries/*', { entries: [stored(FAQ)] }, '{ part: desk { faqs { id } } }'),
    at: '/admin/entries/faqs',
  },
  {
    ...read(
      'GET /admin/entries/*/*',
      { entry: stored({ id: 'burns', subject: 'surgery', topic: null, is_array: true, title: 'Burns' }) },
      '{ part: desk { internshipTopic(id: "burns") { name } } }',
    ),
    at: '/admin/entries/topics/burns',
  },
  {
    ...read(
      'PUT /admin/entries/*/*',
      { entry: stored(FAQ) },
      mutation('saveFaq(faq: { id: "refund", question: "Refund?", answer: "Yes" }) { id }'),
    ),
    at: '/admin/entries/faqs/refund',
  },
  {
    ...read('DELETE /admin/entries/*/*', {}, mutation('removeEntry(kind: FAQ, id: "refund", version: "v1")')),
    at: '/admin/entries/faqs/refund',
    passes: 'any body',
  },
  {
    ...read('POST /admin/entries/*/order', {}, mutation('orderEntries(kind: FAQ, ids: ["refund"])')),
    at: '/admin/entries/faqs/order',
    passes: 'any body',
  },
  {
    ...read('POST /admin/entries/*/*/move', {}, mutation('moveEntry(kind: EBOOK, id: "gray", after: "hutchinson")')),
    at: '/admin/entries/ebooks/gray/move',
    passes: 'any body',
  },
  read(
    'GET /admin/question-lists',
    { lists: [{ name: 'Thorax', boards: [], questions: 38, hidden: 0 }], next: null },
    `{ part: desk { questionLists(${LIST}) { edges { node { name } } } } }`,
  ),
  read(
    'POST /admin/question-lists/rename',
    change,
    mutation(`renameQuestionList(${LIST}, name: "Torax", to: "Thorax") { changed }`),
  ),
  read(
    'POST /admin/question-lists/merge',
    change,
    mutation(`mergeQuestionLists(${LIST}, name: "Torax", into: "Thorax") { changed }`),
  ),
  read(
    'POST /admin/question-lists/remove-empty',
    { data: { changed: true, dry_run: false, removed: [{ subject: '_1-ANAT', name: 'Torax' }] } },
    mutation('removeEmptyQuestionLists(kind: CHAPTER) { total }'),
  ),
];
