import type { Feature } from '../feature.ts';
import { imageUploadRoutes, imageViewRoutes } from './routes.ts';
import { endUnreadBody } from './upload.ts';

export const images: Feature = {
  // A refused call may still be sending.
  before: () => [['/images', endUnreadBody]],
  routes: (services) => [imageViewRoutes(services), imageUploadRoutes(services)],
};
