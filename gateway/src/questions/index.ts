export { readQuestionPage } from './api.ts';
export { checkPage } from './arguments.ts';
export { findSubject } from './curriculum.ts';
export type { PageArgs } from './rows.ts';
