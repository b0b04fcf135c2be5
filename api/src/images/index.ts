export { imageFiles } from './files.ts';
export { imageUploadRoutes, imageViewRoutes } from './routes.ts';
export { imageStore } from './store.ts';
