import { defineMessages } from '../../messages.ts';

export const deskMessages = defineMessages('desk', {
  noDesk: () => 'This server has no desk.',
  badFirst: ({ max }: { max: number }) => `first must be a whole number from 1 to ${max}.`,
});
