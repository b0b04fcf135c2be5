export { imagePath, sanitiseArticle, SITE_LINK } from './article-html.ts';
export { internRoutes, internSearchRoutes } from './routes.ts';
export { internshipStore } from './store.ts';
