export { SubjectCurricula } from './curricula/SubjectCurricula.tsx';
export { listAnswer } from './list/list-answer.ts';
export { QuestionListPage } from './list/QuestionListPage.tsx';
export { useListPlace } from './list/useListPlace.ts';
