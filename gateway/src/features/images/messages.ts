import { defineMessages } from '../../messages.ts';

export const imageMessages = defineMessages('images', {
  uploadFailed: () => 'Image upload failed',
  tooLarge: () => 'The image is larger than 5 MB.',
  tooSlow: () => 'The image came in too slowly. Try a smaller one, or a better connection.',
  badSide: ({ side, max }: { side: string; max: number }) => `${side} must be 1 to ${max}.`,
  badParameter: ({ name, problem }: { name: string; problem: string | undefined }) => `${name} ${problem}.`,
});
