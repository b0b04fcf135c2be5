import { z } from 'zod';
import { rows } from '../../../rest/lenient-schemas.ts';
import { list, optionalText, requiredFlag, wholeNumber } from '../../../rest/values.ts';

const questionList = z
  .object({ name: z.string(), boards: list(z.string()), questions: wholeNumber, hidden: wholeNumber })
  .transform(({ questions, hidden, ...row }) => ({ ...row, totalQuestions: questions, hiddenQuestions: hidden }));

export const questionLists = z.object({ lists: rows(questionList), next: optionalText });

export const listChange = z
  .object({ data: z.object({ changed: requiredFlag, questions: wholeNumber }) })
  .transform(({ data: { changed, questions } }) => ({ changed, totalQuestions: questions }));

const MAX_REMOVED = 100;
const removedList = z
  .object({ subject: z.string(), board: optionalText, name: z.string() })
  .transform(({ subject, ...row }) => ({ ...row, subjectKey: subject }));
export const removedLists = z
  .object({ data: z.object({ removed: rows(removedList) }) })
  .transform(({ data: { removed } }) => ({ total: removed.length, lists: removed.slice(0, MAX_REMOVED) }));

export type QuestionListsRow = z.output<typeof questionLists>;
