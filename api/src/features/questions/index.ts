export { boardCodes, boards, findSubject, professionalYears, subjects } from './curriculum.ts';
export { withNewKey } from './corrected-key.ts';
export { subjectKey } from './keys.ts';
export { answerPage } from './question-page.ts';
export {
  optionKey,
  originOf,
  originSchema,
  type OtherList,
  questionSchema,
  type Question,
  type QuestionDraft,
} from './question.ts';
export { bankVersion } from './bank-version.ts';
export { cachedStore, type CachedStore } from './cached-store.ts';
export { isUnchanged } from './unchanged.ts';
export { NOTICE, QUESTION, questionStore, type ChapterRow } from './store.ts';
export { OPEN_PLACES, PAGE_SIZE } from './window.ts';
export { withoutKey } from './without-key.ts';
