import { defineInputMessages, defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const errorMessages = defineMessages('notifications', bangla.errorMessages, {
  noSuchNotification: () => 'No such notification.',
  nothingLeft: () => 'Nothing is left of the message once it is sanitised.',
});

type Part = { part: 'title' | 'message' };

export const inputMessages = defineInputMessages('notifications.input', bangla.inputMessages, {
  notAnId: () => 'must be the _id of a notification',
  required: ({ part }: Part) => `The ${part} is required.`,
  tooLong: ({ part, max }: Part & { max: number }) => `The ${part} has at most ${max} characters.`,
  hasNul: ({ part }: Part) => `The ${part} holds a NUL.`,
  allOrUser: () => 'Give either all or a user_id.',
});
