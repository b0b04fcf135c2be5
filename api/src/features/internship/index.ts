export { imagePath, sanitiseArticle } from './article-html.ts';
