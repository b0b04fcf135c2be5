import { badInput } from '../errors.ts';
import type { Resolvers } from '../graphql.generated.ts';
import { imagePath } from './image-path.ts';

const MAX_SIDE = 4096;

function checkSide(name: 'width' | 'height', pixels: number | null | undefined) {
  if (pixels != null && (pixels < 1 || pixels > MAX_SIDE)) throw badInput(name, `${name} must be 1 to ${MAX_SIDE}.`);
}

/** Pictures of the image store. */
export const imagesResolvers: Resolvers = {
  Image: {
    url: ({ publicId }, { width, height }) => {
      checkSide('width', width);
      checkSide('height', height);
      return imagePath(publicId, { w: width, h: height });
    },
  },
};
