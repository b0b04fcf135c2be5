import { defineInputMessages, defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

const list = (codes: readonly string[]) => codes.join(', ');

export const inputMessages = defineInputMessages('review.input', bangla.inputMessages, {
  noBoard: ({ boards }: { boards: readonly string[] }) => `There is no such board. Choose one of ${list(boards)}.`,
  noYear: ({ years }: { years: readonly string[] }) =>
    `There is no such professional year. Choose one of ${list(years)}.`,
  someSubjects: ({ max }: { max: number }) => `Choose 1 to ${max} subjects.`,
  noSubject: ({ subject, subjects }: { subject: string; subjects: readonly string[] }) =>
    `${subject} is not a subject of this professional year. Choose among ${list(subjects)}.`,
  subjectTwice: ({ subject }: { subject: string }) => `${subject} is there twice. Name each subject once.`,
  notADay: () => 'This is no day of the calendar. Write it as 2027-05-10.',
  examTooEarly: () => 'Choose a day after today for the examination.',
  examTooLate: () => 'Choose a day within the next two years for the examination.',
  restDays: ({ days }: { days: readonly string[] }) => `Rest days are a list of ${list(days)}.`,
  noStudyDay: () => 'Leave at least one day of the week for questions.',
  someItems: ({ max }: { max: number }) => `Choose 1 to ${max} items or cards of the curriculum.`,
  tooManyItems: ({ max }: { max: number }) => `These cards have more than ${max} items. Choose fewer.`,
  noItem: ({ item }: { item: string }) => `${item} is not an item or a card of the curriculum.`,
  targetTooEarly: () => 'Choose a day after today.',
  targetTooLate: () => 'Choose a day within the next year.',
  minutes: ({ min, max }: { min: number; max: number }) =>
    `Give a whole number of minutes a day from ${min} to ${max}, or none for a suggestion.`,
  outOfRange: ({ min, max }: { min: number; max: number }) => `must be a whole number from ${min} to ${max}`,
});

export const errorMessages = defineMessages('review', bangla.errorMessages, {
  noQuestions: () => 'These items have no question that you may read yet.',
  tooManyQuestions: ({ max }: { max: number }) => `These items have more than ${max} questions. Choose fewer items.`,
  tooManyTargets: ({ max }: { max: number }) => `You have ${max} targets. Remove one to add another.`,
});
