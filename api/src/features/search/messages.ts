import { defineMessages } from '../../http/messages.ts';
import * as bangla from './messages.bn.ts';

/** Headings of groups of results. */
export const groupMessages = defineMessages('search.group', bangla.groupMessages, {
  boards: () => 'Boards',
  professionalYears: () => 'Professional years',
  subjects: () => 'Subjects',
  boardSubjects: () => 'Board subjects',
  chapters: () => 'Chapters',
  topics: () => 'Topics',
  rxAid: () => 'RX Aid',
  ebooks: () => 'E-books',
  years: () => 'Years',
  help: () => 'Help',
  questions: ({ subject }: { subject: string }) => `${subject} questions`,
});

export const placeMessages = defineMessages('search.place', bangla.placeMessages, {
  inStyle: ({ paper }: { paper: string }) => `in the style of ${paper}`,
});
