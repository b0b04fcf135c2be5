export { CachedStore } from './cached-store.ts';
export { openBank, type Bank } from './open-bank.ts';
export { withNewKey } from './corrected-key.ts';
export { subjectKey, type SubjectKey } from './keys.ts';
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
export { noChanges, type Changes, type KnownQuestion } from './publication/changes.ts';
export { findTwin } from './publication/correct.ts';
export { hideQuestion } from './publication/hide.ts';
export { insertQuestion } from './publication/insert-question.ts';
export { replaceQuestion } from './publication/replace-question.ts';
export { storeChanges } from './publication/store-changes.ts';
export {
  contentOf,
  contentToPublish,
  loadQuestions,
  type QuestionContent,
  type StoredQuestion,
} from './publication/stored-question.ts';
export { loadVersion, type Authorship } from './publication/versions.ts';
export { answerPage } from './question-page.ts';
export { IS_OPEN, type ListedQuestion, NOTICE, QUESTION, type ChapterRow } from './store.ts';
export { isUnchanged } from './unchanged.ts';
export { withoutKey } from './without-key.ts';
