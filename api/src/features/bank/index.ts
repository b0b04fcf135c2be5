export { CachedStore } from './cached-store.ts';
export { openBank, type Bank } from './open-bank.ts';
export { withNewKey } from './corrected-key.ts';
export { subjectKey, type SubjectKey } from './keys.ts';
export {
  chapterList,
  listKey,
  listName,
  NO_CHAPTER,
  otherLists,
  topicLists,
  yearLists,
  type ListKey,
} from './lists/list-keys.ts';
export { resembles, similarNames } from './lists/similar-names.ts';
export { lockBank, trustForeignKeys } from './publication/bank-lock.ts';
export { cellsOf, changesBetween } from './publication/cells.ts';
export { noChanges, type Changes, type KnownQuestion } from './publication/changes.ts';
export { findTwin, findTwins } from './publication/correct.ts';
export { hideQuestion, hideQuestions } from './publication/hide.ts';
export {
  type FormerPlace,
  moveQuestions,
  nameOfPlace,
  type NewPlace,
  restorePlaces,
} from './publication/move-questions.ts';
export { listsAfter } from './publication/change-question.ts';
export { insertQuestions } from './publication/insert-question.ts';
export { replaceQuestion, replaceQuestions, type Replacement } from './publication/replace-question.ts';
export { setItems } from './publication/set-items.ts';
export { storeChanges } from './publication/store-changes.ts';
export {
  contentOf,
  contentToPublish,
  loadQuestions,
  type QuestionContent,
  type StoredQuestion,
} from './publication/stored-question.ts';
export { keepVersions, loadVersion, loadVersions, type Authorship } from './publication/versions.ts';
export { pageQuery, pagination, placeWindow } from './window.ts';
export { answerPage } from './question-page.ts';
export { IS_OPEN, type ItemGroup, type ListedQuestion, NOTICE, QUESTION, type ChapterRow } from './store.ts';
export { isUnchanged } from './unchanged.ts';
export { withoutKey } from './without-key.ts';
