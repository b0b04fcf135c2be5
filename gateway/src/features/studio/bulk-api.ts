import type { BulkChangeInput, QuestionFilterInput } from '../../graphql.generated.ts';
import { withConflict } from '../../graphql/conflict.ts';
import { type RestClient, UNREAD } from '../../rest/client.ts';
import type { RequestBody } from '../../rest/contract.ts';
import { path } from '../../rest/path.ts';
import { studioMessages } from './messages.ts';
import * as rows from './rows.ts';

/** A call that changes one question: a 409 shows it as it is now. */
export type ChangeQuestion = <Result>(id: string, call: Promise<Result>) => Promise<Result>;

type Filter = QuestionFilterInput;

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Without what is null. */
export const filterParams = ({ mineOnly, ...filter }: Filter) => ({
  ...Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value == null ? [] : [[snakeCase(name), value]])),
  ),
  ...(mineOnly ? { mine: true } : {}),
});

const viewBody = (name: string, filter: Filter): RequestBody<'saveStudioView'> => ({
  name,
  filter: filterParams(filter),
});
const bulkBody = (
  ids: readonly string[],
  { submit, addItems, ...change }: BulkChangeInput,
): RequestBody<'changeStudioQuestions'> => ({
  ids: [...ids],
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value != null)),
  ...(addItems && { add_items: [...addItems] }),
  ...(submit && { submit }),
});

/** Changes of many questions, of who works on one, and of views. */
export const bulkApi = (rest: RestClient, change: ChangeQuestion) => ({
  authors: () => rest.get('/studio/authors', rows.authorList),
  ids: (filter: Filter) => rest.get('/studio/question-ids', rows.idList, { params: filterParams(filter) }),
  handOver: (id: string, to: string) =>
    change(
      id,
      rest.post(
        path`/studio/questions/${id}/hand-over`,
        { to } satisfies RequestBody<'handOverStudioQuestion'>,
        rows.oneQuestion,
      ),
    ),
  setCoAuthors: (id: string, people: readonly string[]) =>
    change(
      id,
      rest.put(
        path`/studio/questions/${id}/co-authors`,
        { people: [...people] } satisfies RequestBody<'setStudioCoAuthors'>,
        rows.oneQuestion,
      ),
    ),

  changeMany: (ids: readonly string[], input: BulkChangeInput, dryRun: boolean) =>
    rest.post('/studio/bulk', bulkBody(ids, input), rows.bulkResult, dryRun ? { params: { dry_run: true } } : {}),
  undoMany: (id: string) => rest.post(path`/studio/bulk/${id}/undo`, {}, rows.bulkResult),

  views: () => rest.get('/studio/views', rows.viewList),
  saveView: (name: string, filter: Filter) =>
    withConflict(rest.post('/studio/views', viewBody(name, filter), rows.oneView), studioMessages.tooManyViews()),
  removeView: (id: string) => rest.delete(path`/studio/views/${id}`, UNREAD),
});
