import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const reviewMessages = defineMessages('review', bangla.reviewMessages, {
  noReview: () => 'This server plans no reviews.',
  tooLate: () => 'This answer can no longer be taken back.',
  badQuestion: () => 'This is not the id of a question.',
  badAttempt: () => 'This is not the id of an attempt.',
  noBoard: () => 'There is no such board.',
  noSubject: () => 'There is no such subject in this professional year.',
  badSubjects: ({ max }: { max: number }) => `subjects may have 1 to ${max} entries.`,
  noStudyDay: () => 'At least one day of the week must not be a rest day.',
  badMinutes: ({ min, max }: { min: number; max: number }) =>
    `minutesADay must be a whole number from ${min} to ${max}.`,
  badDays: ({ max }: { max: number }) => `days must be a whole number from 1 to ${max}.`,
  badDay: () => 'examOn must be a day of the calendar, such as 2027-05-10.',
  badItems: ({ max }: { max: number }) => `items may have 1 to ${max} entries.`,
  noItem: () => 'There is no such item or card of the curriculum.',
  badTarget: () => 'This is not the id of a target.',
  badTargetDay: () => 'on must be a day of the calendar, such as 2027-05-10.',
  tooManyTargets: () => 'You have as many targets as there may be. Remove one to add another.',
  badShare: () => 'share must be from 0 to 1.',
});
