import type { Feature } from '../feature.ts';
import { deskRoutes } from './routes.ts';

export const desk: Feature = {
  desk: ({ db, now, houseId }) => [deskRoutes({ db, now, houseId })],
};
