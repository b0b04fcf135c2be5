import DataLoader from 'dataloader';
import type { QuestionFilterInput, QuestionInput, Role } from '../../graphql.generated.ts';
import { withConflict } from '../../graphql/conflict.ts';
import { pageParams, type Page } from '../../graphql/pages.ts';
import type { RestClient } from '../../rest/client.ts';
import type { RequestBody } from '../../rest/contract.ts';
import { nullOn404 } from '../../rest/not-found.ts';
import { path } from '../../rest/path.ts';
import { bulkApi, type ChangeQuestion, filterParams } from './bulk-api.ts';
import { inputRow } from './inputs.ts';
import { studioMessages } from './messages.ts';
import { conflictingQuestion } from './conflict.ts';
import * as rows from './rows.ts';

const createBody = (question: QuestionInput): RequestBody<'createStudioQuestion'> => ({ question: inputRow(question) });
const saveBody = (version: number, question: QuestionInput): RequestBody<'saveStudioQuestion'> => ({
  version,
  question: inputRow(question),
});
type VersionBody = RequestBody<'submitStudioQuestion' | 'approveStudioQuestion' | 'undoStudioQuestion'>;
const versionBody = (version: number): VersionBody => ({ version });
type CommentBody = RequestBody<'returnStudioQuestion' | 'retireStudioQuestion'>;
const commentBody = (version: number, comment: string): CommentBody => ({ version, comment });

/** Where questions are written and reviewed. It is not of the specification: a server may have none. */
export function studioApi(rest: RestClient) {
  const read = (id: string) => rest.get(path`/studio/questions/${id}`, rows.oneQuestion);
  const readOrNone = (id: string) => nullOn404(read(id));
  // A list has no history: that of a question in it is fetched if it is asked for.
  const loader = new DataLoader<string, rows.StudioQuestionRow>((ids) => Promise.all(ids.map(read)));

  /** A 409 shows the question as it is now. */
  const change: ChangeQuestion = (id, call) =>
    withConflict(call, studioMessages.changedSince(), async () => {
      const current = await readOrNone(id);
      return current ? { question: conflictingQuestion(current) } : {};
    });

  return {
    list: ({ imports, ...filter }: QuestionFilterInput & { imports: boolean }, page: Page) =>
      rest.get('/studio/questions', rows.questionList, {
        params: { ...filterParams(filter), ...(imports ? {} : { imports }), ...pageParams(page) },
      }),
    suspects: (page: Page) => rest.get('/studio/suspects', rows.questionList, { params: pageParams(page) }),
    question: readOrNone,
    /** With its history, reports and analysis. */
    whole: (id: string) => loader.load(id),

    start: (question: QuestionInput) => rest.post('/studio/questions', createBody(question), rows.oneQuestion),
    save: (id: string, version: number, question: QuestionInput) =>
      change(id, rest.put(path`/studio/questions/${id}`, saveBody(version, question), rows.oneQuestion)),
    submit: (id: string, version: number) =>
      change(id, rest.post(path`/studio/questions/${id}/submit`, versionBody(version), rows.oneQuestion)),
    approve: (id: string, version: number) =>
      change(id, rest.post(path`/studio/questions/${id}/approve`, versionBody(version), rows.oneQuestion)),
    sendBack: (id: string, version: number, comment: string) =>
      change(id, rest.post(path`/studio/questions/${id}/return`, commentBody(version, comment), rows.oneQuestion)),
    retire: (id: string, version: number, comment: string) =>
      change(id, rest.post(path`/studio/questions/${id}/retire`, commentBody(version, comment), rows.oneQuestion)),
    /** Null where that was the start of a draft of a new question. */
    undo: (id: string, version: number) =>
      change(id, rest.post(path`/studio/questions/${id}/undo`, versionBody(version), rows.questionOrNone)),

    ...bulkApi(rest, change),

    people: (text: string | null | undefined) =>
      rest.get('/studio/people', rows.peopleList, { params: text == null ? {} : { text } }),
    setRole: (user: string, role: Role) =>
      withConflict(
        rest.put(path`/studio/people/${user}/role`, { role } satisfies RequestBody<'setStudioRole'>, rows.onePerson),
        studioMessages.lastAdministrator(),
      ),
  };
}

export type StudioApi = ReturnType<typeof studioApi>;
