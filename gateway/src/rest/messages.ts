import { defineMessages } from '../messages.ts';
import * as bangla from './messages.bn.ts';

export const idempotencyMessages = defineMessages('idempotency', bangla.idempotencyMessages, {
  badKey: () => 'An Idempotency-Key is 1 to 255 visible ASCII characters.',
  usedKey: () => 'An Idempotency-Key is for one call: send these in requests of their own.',
});
