import { defineMessages } from '../messages.ts';

export const idempotencyMessages = defineMessages('idempotency', {
  badKey: () => 'An Idempotency-Key is 1 to 255 visible ASCII characters.',
  usedKey: () => 'An Idempotency-Key is for one call: send these in requests of their own.',
});
