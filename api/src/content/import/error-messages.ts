import { defineInputMessages, defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const errorMessages = defineMessages('content', bangla.errorMessages, {
  nothingStored: () => 'Nothing was stored: see problems.',
  tooMuchToRead: () => 'Nothing was stored: the folder takes too much time or memory to read. Import it in parts.',
  changedSince: () => 'Nothing was stored: the content has changed since the check. Check the folder again.',
});

export const inputMessages = defineInputMessages('content.input', bangla.inputMessages, {
  tooManyFiles: ({ max }: { max: number }) => `has more than ${max} files`,
  notText: () => 'must be text',
  tooLarge: ({ megabytes }: { megabytes: number }) => `is larger than ${megabytes} MB`,
  notAHash: () => 'must be a SHA-256 in hexadecimal digits',
});
