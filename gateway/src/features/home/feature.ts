import type { Feature } from '../feature.ts';
import { homeResolvers } from './resolvers.ts';

export const home: Feature = {
  resolvers: homeResolvers,
};
