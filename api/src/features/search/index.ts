export { countWords } from './count-words.ts';
export { indexQuestions, type QuestionList, type StoredQuestions } from './index-questions.ts';
export { internshipTopicPath } from './paths.ts';
export { prepareSearch } from './prepare.ts';
export { editDistance } from './spelling.ts';
export { reindexQuestions } from './reindex.ts';
export { refreshContent } from './refresh-content.ts';
export { replaceSynonyms, synonymsSchema } from './synonyms.ts';
