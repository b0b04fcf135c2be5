export { subjects, findSubject } from './curriculum.ts';
export { subjectKey } from './keys.ts';
export { answerPage } from './question-page.ts';
export type { ChapterRow, QuestionStore } from './store.ts';
