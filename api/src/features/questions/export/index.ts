export { questionExportRoutes } from './routes.ts';
