export { contentEntryRoutes } from './routes.ts';
export { articleRoutes } from './articles/index.ts';
