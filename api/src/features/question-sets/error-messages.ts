import { defineInputMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const inputMessages = defineInputMessages('question-sets.input', bangla.inputMessages, {
  notAChapter: () => 'is not the id of a chapter',
});
