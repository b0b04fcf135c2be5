import { defineMessages } from '../http/messages.ts';

export const errorMessages = defineMessages('export', {
  underWay: () => 'An export is being written. Try again when it is done.',
});
