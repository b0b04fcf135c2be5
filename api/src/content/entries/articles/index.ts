export type { Options } from './change.ts';
export { articleRoutes } from './routes.ts';
export { listTopics, withoutNew } from './list.ts';
export { removeTopic } from './remove.ts';
export { saveTopic } from './save.ts';
export { isThere, readState } from './store.ts';
export { viewListed, viewWhole } from './view.ts';
