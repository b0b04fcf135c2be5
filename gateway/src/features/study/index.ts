export { questionRecord } from './rows.ts';
export { requireFeature, requireReadersFeature } from './require-feature.ts';
