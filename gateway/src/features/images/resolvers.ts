import { badInput } from '../../graphql/errors.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { imageMessages } from './messages.ts';

const MAX_SIDE = 4096;

function checkSide(name: 'width' | 'height', pixels: number | null | undefined) {
  if (pixels != null && (pixels < 1 || pixels > MAX_SIDE))
    throw badInput(name, imageMessages.badSide({ side: name, max: MAX_SIDE }));
}

export const imagesResolvers: Resolvers = {
  Image: {
    publicId: (image, _args, { images }) => images.idOf(image),
    url: (image, { width, height }, { images }) => {
      checkSide('width', width);
      checkSide('height', height);
      return images.urlOf(image, { w: width, h: height });
    },
  },
};
