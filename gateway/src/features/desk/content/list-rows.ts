import { z } from 'zod';
import type { Fields, ResponseBody } from '../../../rest/contract.ts';
import { rows } from '../../../rest/lenient-schemas.ts';
import { list, optionalText, requiredFlag, wholeNumber } from '../../../rest/values.ts';

const questionList = z
  .object({ name: z.string(), boards: list(z.string()), questions: wholeNumber, hidden: wholeNumber } satisfies Fields<
    ResponseBody<'listQuestionLists'>['lists'][number]
  >)
  .transform(({ questions, hidden, ...row }) => ({ ...row, totalQuestions: questions, hiddenQuestions: hidden }));

export const questionLists = z.object({ lists: rows(questionList), next: optionalText } satisfies Fields<
  ResponseBody<'listQuestionLists'>
>);

export const listChange = z
  .object({
    data: z.object({ changed: requiredFlag, questions: wholeNumber } satisfies Fields<
      ResponseBody<'renameQuestionList'>['data'],
      'lists' | 'dry_run'
    >),
  })
  .transform(({ data: { changed, questions } }) => ({ changed, totalQuestions: questions }));

type Removed = ResponseBody<'removeEmptyQuestionLists'>['data'];

const MAX_REMOVED = 100;
const removedList = z
  .object({ subject: z.string(), board: optionalText, name: z.string() } satisfies Fields<Removed['removed'][number]>)
  .transform(({ subject, ...row }) => ({ ...row, subjectKey: subject }));
export const removedLists = z
  .object({ data: z.object({ removed: rows(removedList) } satisfies Fields<Removed, 'changed' | 'dry_run'>) })
  .transform(({ data: { removed } }) => ({ total: removed.length, lists: removed.slice(0, MAX_REMOVED) }));

export type QuestionListsRow = z.output<typeof questionLists>;
