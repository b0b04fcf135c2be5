export { executeAsVisitor } from './execute.ts';
export { renderedPages } from './rendered-pages.ts';
export { robots } from './robots.ts';
export { sitemap } from './sitemap.ts';
