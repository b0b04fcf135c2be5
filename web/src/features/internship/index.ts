export { Article } from './Article.tsx';
export { localArticles, localSubjects } from './local-answers.ts';
