import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const exchangeMessages = defineMessages('exchange', bangla.exchangeMessages, {
  tooLarge: ({ megabytes }: { megabytes: number }) =>
    `The file is larger than ${megabytes} MB: import it with the command.`,
  tooSlow: () => 'The file came in too slowly.',
  notAFile: () => 'Send the file as a form or as it is.',
  notAPassword: () => 'Send the password as JSON.',
  badQuery: () => 'The query is too long.',
});
