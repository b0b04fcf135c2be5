import { defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const errorMessages = defineMessages('legal', bangla.errorMessages, {
  changedSince: () => 'Somebody has changed the text meanwhile. Look at it again.',
});
