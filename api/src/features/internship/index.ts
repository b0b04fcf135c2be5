export { toArticle } from './article.ts';
export { imagePath, sanitiseArticle } from './article-html.ts';
export { internshipStore, type TopicEntry } from './store.ts';
