export { readQuestionPage, type QuestionPageCaches } from './api.ts';
export { checkPage } from './arguments.ts';
export { boards, findBoard, findSubject, professionalYears } from './curriculum.ts';
export { draftQuestion } from './drafts.ts';
export { questionPage, readableQuestion, type PageArgs } from './rows.ts';
export { questionWithoutKey } from './without-key.ts';
