import { defineMessages } from '../../messages.ts';

export const twoFactorMessages = defineMessages('twoFactor', {
  noTwoFactor: () => 'This server has no two-step log-in.',
  isOn: () => 'Two-step log-in is on already.',
  badPerson: () => 'This is not the ID of a user.',
});
