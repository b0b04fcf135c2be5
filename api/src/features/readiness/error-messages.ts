import { defineInputMessages, defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const errorMessages = defineMessages('readiness', bangla.errorMessages, {
  notPast: () => 'The examination must be in the past, at most two years ago.',
});

export const inputMessages = defineInputMessages('readiness.input', bangla.inputMessages, {
  oneOf: ({ values }: { values: readonly string[] }) => `must be one of ${values.join(', ')}`,
  notText: () => 'must be text',
  notAShare: () => 'must be a number from 0 to 1',
  notADay: () => 'must be a day as YYYY-MM-DD',
  noSubject: ({ subject, prof }: { subject: string; prof: string }) => `is not examined in ${prof}: ${subject}`,
});
