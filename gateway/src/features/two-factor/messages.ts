import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const twoFactorMessages = defineMessages('twoFactor', bangla.twoFactorMessages, {
  noTwoFactor: () => 'This server has no two-step log-in.',
  noNewCodes: () => 'This server gives no new recovery codes.',
  isOn: () => 'Two-step log-in is on already.',
  isOff: () => 'Two-step log-in is not on.',
  badPerson: () => 'This is not the ID of a user.',
});
