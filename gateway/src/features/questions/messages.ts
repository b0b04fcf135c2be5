import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const questionsMessages = defineMessages('questions', bangla.questionsMessages, {
  badPage: () => 'page must be a whole number from 1.',
  incompleteRange: () => 'from and to go together.',
  badFrom: () => 'from must be a whole number from 1.',
  badTo: () => 'to must not be before from.',
  badRef: () => 'This is not the ref of a question.',
  noTopic: () => 'topic must not be empty.',
  badTopic: () => 'This is not the name of a topic.',
  badYear: () => 'year must have four digits.',
  refOrId: () => 'Give either ref or id.',
  noLookUp: () => 'This server cannot look a question up by itself.',
});
