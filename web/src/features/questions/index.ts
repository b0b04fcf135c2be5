export { SubjectCurricula } from './curricula/SubjectCurricula.tsx';
export { toListResult } from './list/list-result.ts';
export { QuestionListPage } from './list/QuestionListPage.tsx';
export { useListPlace } from './list/useListPlace.ts';
