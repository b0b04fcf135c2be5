import { defineInputMessages, defineMessages } from '../../../http/messages.ts';
import * as bangla from './messages.bn.ts';

export const errorMessages = defineMessages('articles', bangla.errorMessages, {
  inReview: () => 'It waits for a reviewer. Undo the submission to change it.',
  noDraft: () => 'There is no draft of it.',
  notInReview: () => 'It does not wait for a reviewer.',
  nothingToUndo: () => 'There is nothing to undo.',
  ownWork: () => 'You have written some of it: somebody else approves it.',
  notYours: () => 'Only a reviewer can undo that.',
  kindIsFixed: () => 'A list stays a list, and an article an article. Create another one.',
  outdated: () =>
    'What readers see was changed since the draft was written: compare the two, and save the draft again.',
});

export const inputMessages = defineInputMessages('articles.input', bangla.inputMessages, {
  commentRequired: () => 'Say why.',
  hasControl: () => 'has control characters in it',
});
