import type { Feature } from '../feature.ts';
import { imageUploadRoutes, imageViewRoutes } from './routes.ts';

export const images: Feature = {
  open: ({ files, addressOf }) => [['/images', imageViewRoutes(files, addressOf)]],
  calls: ({ images, limits, idempotent, addressOf }) => [
    ['/images', imageUploadRoutes({ store: images, limits, idempotent, addressOf })],
  ],
};
