export { packRoutes } from './routes.ts';
