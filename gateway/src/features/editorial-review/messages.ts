import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const editorialReviewMessages = defineMessages('editorialReview', bangla.editorialReviewMessages, {
  noStudio: () => 'This server has no studio.',
  noDraft: () => 'There is no draft of it any more.',
  linkOver: () => 'This link has ended.',
  badComment: () => 'This is not the id of a comment.',
  badLink: () => 'This is not the id of a link.',
  badReviewer: () => 'This is not the ID of a user.',
  badDay: () => 'This is not a day.',
});
