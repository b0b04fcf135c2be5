import { defineMessages } from '../../messages.ts';

export const deskMessages = defineMessages('desk', {
  noDesk: () => 'This server has no desk.',
  badAfter: () => 'after is no cursor of this list.',
  badId: () => 'This is no ID of it.',
  badFirst: ({ max }: { max: number }) => `first must be a whole number from 1 to ${max}.`,
});
