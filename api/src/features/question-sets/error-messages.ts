import { defineInputMessages } from '../../http/messages.ts';

export const inputMessages = defineInputMessages('question-sets.input', {
  notAChapter: () => 'is not the id of a chapter',
});
