import type { Feature } from '../feature.ts';
import type { ImageAddresses } from './addresses.ts';
import { imagesResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    images: ImageAddresses;
  }
  interface Shared {
    images: ImageAddresses;
  }
}

export const images: Feature = {
  resolvers: imagesResolvers,
  context: ({ shared: { images } }) => ({ images }),
};
