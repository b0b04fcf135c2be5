export { requireFeature, requireReadersFeature } from './require-feature.ts';
