import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const studyMessages = defineMessages('study', bangla.studyMessages, {
  noRecord: () => 'This server keeps no study record.',
  noteChanged: () => 'The note was changed on another device.',
  tooManyAttempts: ({ max }: { max: number }) => `attempts may have 1 to ${max} entries.`,
  badQuestions: ({ max }: { max: number }) => `questions may have 1 to ${max} entries.`,
  badId: () => 'This is not the id of a question.',
});
