import { defineInputMessages, defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

const NOT_A_SERVICE = 'This is not the address of a push service.';

export const errorMessages = defineMessages('push', bangla.errorMessages, {
  notAService: () => NOT_A_SERVICE,
  otherKeys: () => 'These are not the keys of this push subscription.',
});

export const inputMessages = defineInputMessages('push.input', bangla.inputMessages, {
  notAService: () => NOT_A_SERVICE,
  notAKey: () => 'This is not a key of a push subscription.',
  oneOf: ({ values }: { values: readonly string[] }) => `must be one of ${values.join(', ')}`,
  notAnHour: () => 'must be a whole hour from 0 to 23',
});
