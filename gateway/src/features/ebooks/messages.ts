import { defineMessages } from '../../messages.ts';

export const ebooksMessages = defineMessages('ebooks', {
  badPage: () => 'page must be a whole number from 1.',
  badLimit: ({ max }: { max: number }) => `limit must be 1 to ${max}.`,
});
