export { imagePath, sanitiseArticle, SITE_LINK } from './article-html.ts';
