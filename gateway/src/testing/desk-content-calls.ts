import { mutation, type TestCall } from './test-call.ts';

const LIST = 'kind: CHAPTER, prof: "_1", subject: "ANAT"';
const change = { data: { changed: true, lists: 1, questions: 38, dry_run: false } };

const read = (call: TestCall['call'], answers: unknown, query: string): TestCall => ({
  call,
  answers,
  query,
  follows: true,
  nullsAll: true,
});

/** Of the desk's content, which an upstream may lack. */
export const DESK_CONTENT_CALLS: TestCall[] = [
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
