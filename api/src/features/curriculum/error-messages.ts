import { defineInputMessages, defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const errorMessages = defineMessages('curriculum', bangla.errorMessages, {
  noSuchItem: () => 'There is no such item.',
  noQuestions: () => 'There are no such questions.',
});

export const inputMessages = defineInputMessages('curriculum.input', bangla.inputMessages, {
  version: () => 'must be a version of the curriculum that has cards',
  subject: () => 'must be the code of a subject',
});
