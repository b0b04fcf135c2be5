import type { QuestionListKind } from '../../../graphql.generated.ts';
import { pageParams, type Page } from '../../../graphql/pages.ts';
import type { RestClient } from '../../../rest/client.ts';
import type { RequestBody } from '../../../rest/contract.ts';
import { withConflict } from '../calls.ts';
import * as rows from './list-rows.ts';

type Subject = { kind: QuestionListKind; prof: string; subject: string };
type Wanted = Subject & Page & { text?: string | null | undefined };

const kindOf = (kind: QuestionListKind) => kind.toLowerCase() as Lowercase<QuestionListKind>;
const keyOf = ({ kind, prof, subject }: Subject) => ({ kind: kindOf(kind), subject: `${prof}-${subject}` });

/** What readers see, as administrators change it. It is not of the specification: a server may have none. */
export const listsApi = (rest: RestClient) => ({
  questionLists: ({ text, first, after, ...key }: Wanted) =>
    rest.get('/admin/question-lists', rows.questionLists, {
      params: { ...keyOf(key), ...pageParams({ first, after }), ...(text && { text }) },
    }),
  renameList: (key: Subject, name: string, to: string, dryRun: boolean) =>
    withConflict(
      rest.post(
        '/admin/question-lists/rename',
        { ...keyOf(key), name, to } satisfies RequestBody<'renameQuestionList'>,
        rows.listChange,
        dryRunParams(dryRun),
      ),
    ),
  mergeLists: (key: Subject, name: string, into: string, dryRun: boolean) =>
    rest.post(
      '/admin/question-lists/merge',
      { ...keyOf(key), name, into } satisfies RequestBody<'mergeQuestionLists'>,
      rows.listChange,
      dryRunParams(dryRun),
    ),
  removeEmptyLists: (kind: QuestionListKind, dryRun: boolean) =>
    rest.post(
      '/admin/question-lists/remove-empty',
      { kind: kindOf(kind) } satisfies RequestBody<'removeEmptyQuestionLists'>,
      rows.removedLists,
      dryRunParams(dryRun),
    ),
});

const dryRunParams = (dryRun: boolean) => (dryRun ? { params: { dry_run: true } } : {});
