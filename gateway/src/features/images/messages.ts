import { defineInputMessages, defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const imageMessages = defineMessages('images', bangla.imageMessages, {
  uploadFailed: () => 'Image upload failed',
  tooLarge: () => 'The image is larger than 5 MB.',
  tooSlow: () => 'The image came in too slowly. Try a smaller one, or a better connection.',
  badSide: ({ side, max }: { side: string; max: number }) => `${side} must be 1 to ${max}.`,
});

export const inputMessages = defineInputMessages('images.input', bangla.inputMessages, {
  pixels: ({ name }: { name: string }) => `${name} must be a number of pixels.`,
  format: () => 'f must be auto, avif, webp or jpeg.',
  quality: () => 'q must be auto or 1 to 100.',
});
