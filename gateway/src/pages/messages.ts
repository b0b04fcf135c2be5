import { defineMessages } from '../messages.ts';
import * as bangla from './messages.bn.ts';

/** Of the manifest that a browser installs. */
export const pageMessages = defineMessages('pages', bangla.pageMessages, {
  description: () => 'Questions for the MBBS professional examinations of Bangladesh, with explained answers.',
  review: () => 'Review',
  practice: () => 'Practice',
  paper: () => 'New paper',
});
