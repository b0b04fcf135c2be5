import { defineInputMessages, defineMessages } from '../http/messages.ts';

export const errorMessages = defineMessages('export', {
  underWay: () => 'An export is being written. Try again when it is done.',
});

export const inputMessages = defineInputMessages('export.input', {
  passwordRequired: () => 'Password is required.',
  passwordTooLong: ({ max }: { max: number }) => `At most ${max} characters.`,
});
