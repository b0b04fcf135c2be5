import { defineMessages } from '../../messages.ts';

export const searchMessages = defineMessages('search', {
  tooLong: ({ max }: { max: number }) => `text must be up to ${max} characters.`,
  unreadable: () => 'text is not readable.',
});
