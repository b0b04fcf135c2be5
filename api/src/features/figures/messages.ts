import { defineInputMessages, defineMessages } from '../../http/messages.ts';
import * as bangla from './messages.bn.ts';

export const inputMessages = defineInputMessages('figures.inputs', bangla.inputMessages, {
  badDays: ({ max }: { max: number }) => `to must be from, or up to ${max - 1} days after it.`,
});

export const errorMessages = defineMessages('figures.errors', bangla.errorMessages, {
  notACursor: () => 'after is no cursor of this list.',
});

/** The headings of reports in CSV. */
export const headings = defineMessages('figures.headings', bangla.headings, {
  active: () => 'Active readers',
  amount: () => 'Received (Tk)',
  answered: () => 'Readers who answered',
  answers: () => 'First answers',
  by: () => 'Recorded by',
  chapter: () => 'Chapter',
  commission: () => 'Commission (Tk)',
  complimentary: () => 'Given for nothing',
  date: () => 'Date',
  daysToPublish: () => 'Days to publication',
  discrimination: () => 'Discrimination',
  drafts: () => 'Drafts now',
  duration: () => 'Duration',
  earned: () => 'Earned in all (Tk)',
  endsAt: () => 'Ends at',
  facility: () => 'Facility',
  firstPurchases: () => 'First purchases',
  held: () => 'Held (Tk)',
  inReview: () => 'In review now',
  method: () => 'Method',
  mtf: () => 'MTF',
  name: () => 'Name',
  openReports: () => 'Open reports',
  other: () => 'Other types',
  paid: () => 'Paid out in all (Tk)',
  plan: () => 'Plan',
  published: () => 'Published',
  purchases: () => 'Purchases',
  question: () => 'Question',
  referred: () => 'Referred',
  refunded: () => 'Paid back (Tk)',
  reports: () => 'Reports',
  returned: () => 'Returned',
  saq: () => 'SAQ',
  sba: () => 'SBA',
  signedUp: () => 'Signed up',
  skips: () => 'Left blank',
  sold: () => 'Sold',
  statements: () => 'Statements: facility (discrimination)',
  subject: () => 'Subject',
  submitted: () => 'Submitted',
  topic: () => 'Topic',
  type: () => 'Type',
  userId: () => 'User ID',
});
