import { defineMessages } from '../messages.ts';

/** Of the manifest that a browser installs. */
export const pageMessages = defineMessages('pages', {
  description: () => 'Questions for the MBBS professional examinations of Bangladesh, with explained answers.',
  review: () => 'Review',
  practice: () => 'Practice',
  paper: () => 'New paper',
});
