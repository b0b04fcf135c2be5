export { contentEntryRoutes } from './routes.ts';
