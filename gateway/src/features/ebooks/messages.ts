import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const ebooksMessages = defineMessages('ebooks', bangla.ebooksMessages, {
  badPage: () => 'page must be a whole number from 1.',
  badLimit: ({ max }: { max: number }) => `limit must be 1 to ${max}.`,
});
