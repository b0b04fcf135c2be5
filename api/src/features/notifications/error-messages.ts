import { defineMessages } from '../../http/messages.ts';

export const errorMessages = defineMessages('notifications', {
  noSuchNotification: () => 'No such notification.',
  nothingLeft: () => 'Nothing is left of the message once it is sanitised.',
});
