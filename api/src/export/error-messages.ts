import { defineInputMessages, defineMessages } from '../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const errorMessages = defineMessages('export', bangla.errorMessages, {
  underWay: () => 'An export is being written. Try again when it is done.',
});

export const inputMessages = defineInputMessages('export.input', bangla.inputMessages, {
  passwordRequired: () => 'Password is required.',
  passwordTooLong: ({ max }: { max: number }) => `At most ${max} characters.`,
});
