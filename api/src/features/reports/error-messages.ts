import { defineInputMessages, defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const errorMessages = defineMessages('reports', bangla.errorMessages, {
  noSuchQuestion: () => 'Question not found',
  noReport: () => 'There is no such report.',
  isAnswered: () => 'Somebody else has answered this report.',
  notACursor: () => 'This is not a cursor of this list.',
});

export const inputMessages = defineInputMessages('reports.input', bangla.inputMessages, {
  notText: () => 'must be text',
  hasControl: () => 'has control characters in it',
  notAQuestion: () => 'must be the id of a question',
  notAReport: () => 'must be the id of a report',
  oneOf: ({ values }: { values: readonly string[] }) => `must be one of ${values.join(', ')}`,
  sayWhat: () => 'Say what is wrong.',
  answerRequired: () => 'Say what you have found.',
  outOfRange: ({ min, max }: { min: number; max: number }) => `must be a whole number from ${min} to ${max}`,
});
