import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const searchMessages = defineMessages('search', bangla.searchMessages, {
  tooLong: ({ max }: { max: number }) => `text must be up to ${max} characters.`,
  unreadable: () => 'text is not readable.',
});
