import { defineInputMessages, defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const errorMessages = defineMessages('images', bangla.errorMessages, {
  uploadFailed: () => 'Image upload failed',
  notAnImage: () => 'Only JPEG, PNG and WebP images can be uploaded.',
  tooManyPixels: ({ millions }: { millions: number }) => `The image has more than ${millions} million pixels.`,
  tooLong: ({ pixels }: { pixels: number }) =>
    `The image is more than ${pixels.toLocaleString('en')} pixels wide or high.`,
  tooMuchWork: () => 'The image takes too long to read. Try a smaller one.',
  tooSlow: () => 'The image came in too slowly. Try a smaller one, or a better connection.',
  tooLarge: ({ megabytes }: { megabytes: number }) => `The image is larger than ${megabytes} MB.`,
  noSuchImage: () => 'No such image.',
});

export const inputMessages = defineInputMessages('images.input', bangla.inputMessages, {
  pixels: () => 'must be a number of pixels',
  format: () => 'must be auto, avif, webp or jpeg',
  quality: () => 'must be auto or 1 to 100',
});
