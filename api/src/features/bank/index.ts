export { bankVersion } from './bank-version.ts';
export { cachedStore, type CachedStore } from './cached-store.ts';
export { withNewKey } from './corrected-key.ts';
export { subjectKey } from './keys.ts';
export {
  chapterList,
  listName,
  NO_CHAPTER,
  otherLists,
  topicLists,
  yearLists,
  type ListKey,
} from './lists/list-keys.ts';
export { lockBank, trustForeignKeys } from './publication/bank-lock.ts';
export { cellsOf, changesBetween } from './publication/cells.ts';
export { changeQuestion } from './publication/change-question.ts';
export { noChanges, type Changes, type KnownQuestion } from './publication/changes.ts';
export { findTwin } from './publication/correct.ts';
export { hideQuestion, moveOutOrIn } from './publication/hide.ts';
export { insertQuestion } from './publication/insert-question.ts';
export { storeChanges } from './publication/store-changes.ts';
export { contentOf, loadQuestions, type QuestionContent, type StoredQuestion } from './publication/stored-question.ts';
export type { Authorship } from './publication/versions.ts';
export { answerPage } from './question-page.ts';
export { NOTICE, QUESTION, questionStore, type ChapterRow } from './store.ts';
export { isUnchanged } from './unchanged.ts';
export { withoutKey } from './without-key.ts';
