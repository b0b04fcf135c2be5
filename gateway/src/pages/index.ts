export { executeAsVisitor } from './execute.ts';
export { openFormerAssets, type FormerAssets } from './former-assets.ts';
export { readPageLanguage } from './page-language.ts';
export { renderedPages } from './rendered-pages.ts';
export { robots } from './robots.ts';
export { serviceWorker } from './service-worker.ts';
export { sitemap } from './sitemap.ts';
export { webClient } from './web-client.ts';
export { webManifest } from './web-manifest.ts';
