export { ImportBatch } from './batch.ts';
export { notifyOfDrafts } from './notify.ts';
export { findOpenDrafts, type OpenDrafts } from './open-drafts.ts';
export { storeDrafts } from './store-drafts.ts';
export { storePublished } from './store-published.ts';
