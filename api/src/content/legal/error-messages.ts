import { defineMessages } from '../../http/messages.ts';

export const errorMessages = defineMessages('legal', {
  changedSince: () => 'Somebody has changed the text meanwhile. Look at it again.',
});
