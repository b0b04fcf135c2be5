import type { KindCounts } from 'question/kinds/names.ts';
import { defineInputMessages, defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

const countsOf = ({ mtf, sba, saq }: KindCounts) =>
  [mtf && `${mtf} MTF`, sba && `${sba} SBA`, saq && `${saq} SAQ`].filter(Boolean).join(', ');

/** Titles are stored with the paper. */
export const titles = defineMessages('papers.title', bangla.titles, {
  sitting: ({ subject, board, when }: { subject: string; board: string; when: string }) =>
    `${subject}, ${board}, ${when}`,
  mix: ({ subjects, ...counts }: KindCounts & { subjects: string }) => `${subjects}: ${countsOf(counts)}`,
});

export const errorMessages = defineMessages('papers', bangla.errorMessages, {
  tooMany: ({ max }: { max: number }) => `Your account has ${max.toLocaleString('en')} papers, which is its limit.`,
  noPaper: () => 'Paper not found',
  noRule: ({ rule }: { rule: string }) => `There is no scoring rule ${rule}.`,
  noSitting: () => 'No questions of this sitting are here.',
  noMatch: () => 'No question matches. Choose more topics, boards or years, or another pool.',
  tooLong: ({ max }: { max: number }) => `A paper has at most ${max} questions.`,
  idTaken: () => 'Another paper has this id.',
  notACursor: () => 'This is not a cursor of this list.',
  noItem: ({ number }: { number: number }) => `The paper has no question ${number}.`,
  over: () => 'The paper is over. What came after its end is kept as practice.',
  ticksTooEarly: () => 'Short answers of an examination are marked after its end.',
  poolOfReader: () => 'Log in to choose questions by your own record.',
});

export const inputMessages = defineInputMessages('papers.input', bangla.inputMessages, {
  oneSource: () => 'Give exactly one of sitting, mix and copy_of.',
  notUuid: () => 'must be a UUID',
  notInstant: () => 'must be a time in ISO 8601',
  outOfRange: ({ min, max }: { min: number; max: number }) => `must be a whole number from ${min} to ${max}`,
  oneOf: ({ values }: { values: readonly string[] }) => `must be one of ${values.join(', ')}`,
  noSubject: ({ subject, prof }: { subject: string; prof: string }) => `${subject} is not a subject of ${prof}`,
  someSubjects: ({ max }: { max: number }) => `must be 1 to ${max} subjects`,
  noQuestions: ({ max }: { max: number }) => `must ask for 1 to ${max} questions`,
  yearsReversed: () => 'from_year is after to_year',
  answers: ({ max }: { max: number }) => `must be a list of 1 to ${max} answers`,
  notText: () => 'must be text',
  tooOld: () => 'must be within the last 400 days',
  notAQuestion: () => 'must be the id of a question',
  beforeStart: () => 'is before started_at',
  twice: () => 'must have each question once',
});
