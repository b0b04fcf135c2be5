import { lazy } from 'react';

export { SubjectCurricula } from './curricula/SubjectCurricula.tsx';
export { isAnswered, startAnew } from './list/answers.ts';
export { toListResult } from './list/list-result.ts';
export { QuestionListPage } from './list/QuestionListPage.tsx';
export { useListPlace } from './list/useListPlace.ts';

/** Loads the code of `QuestionPractice`. */
export const loadQuestionPractice = async () => ({
  default: (await import('./one-by-one/QuestionPractice.tsx')).QuestionPractice,
});

/** Practice over any questions, with the cards and answers of lists. */
export const QuestionPractice = lazy(loadQuestionPractice);

/** Where a question of a pack stands. */
export const loadHitPlace = async () => (await import('./offline/hit-place.ts')).findHitPlace;
