import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const pushMessages = defineMessages('push', bangla.pushMessages, {
  noPush: () => 'This server sends no reminders.',
  badEndpoint: () => 'This is not the address of a push service.',
  badKey: () => 'This is not a key of a push subscription.',
  badHour: () => 'This must be a whole hour from 0 to 23.',
});
