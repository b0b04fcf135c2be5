export { boardCodes, boards, findSubject, professionalYears, subjects } from './curriculum.ts';
export { subjectKey } from './keys.ts';
export { answerPage } from './question-page.ts';
export { optionKey, questionSchema, type Question, type QuestionDraft } from './question.ts';
export type { ChapterRow, QuestionStore } from './store.ts';
export { PAGE_SIZE } from './window.ts';
