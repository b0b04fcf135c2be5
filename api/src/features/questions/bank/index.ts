/** For features that change the bank in transactions of their own. */
export { lockBank } from '../import/bank-lock.ts';
export { cleanDraft } from '../import/clean-draft.ts';
export { changesBetween } from '../import/corrections/cells.ts';
export { changeQuestion } from '../import/corrections/change-question.ts';
export { findTwin } from '../import/corrections/correct.ts';
export { hideQuestion, moveOutOrIn } from '../import/corrections/hide.ts';
export { insertQuestion } from '../import/corrections/insert-question.ts';
export { loadQuestions, type QuestionContent, type StoredQuestion } from '../import/corrections/stored-question.ts';
export { checkTexts } from '../import/damaged/damaged-text.ts';
export { plainText } from '../import/html.ts';
export { NO_CHAPTER } from '../import/lists.ts';
export { prepareDraft } from '../import/prepare.ts';
export { yearInBangladesh } from '../import/this-year.ts';
