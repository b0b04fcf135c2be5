import { badInput } from '../../../graphql/errors.ts';
import { checkFirst, pageParams, type Page } from '../../../graphql/pages.ts';
import type { QuestionStatus } from '../../../graphql.generated.ts';
import type { RestClient } from '../../../rest/client.ts';
import type { RequestBody } from '../../../rest/contract.ts';
import { path } from '../../../rest/path.ts';
import { withConflict } from '../calls.ts';
import { deskMessages } from '../messages.ts';
import * as rows from './article-rows.ts';
import { checkId } from './entries-api.ts';

const MAX_PAGE = 50;
const IS_OPEN: readonly QuestionStatus[] = ['DRAFT', 'IN_REVIEW', 'RETURNED'];

type Seen = { id: string; version: string };
type VersionBody = RequestBody<'submitArticle' | 'approveArticle' | 'undoArticle'>;
const versionBody = ({ version }: Seen): VersionBody => ({ version });

/** Articles on their way to readers. */
export const articlesApi = (rest: RestClient) => ({
  list: (status: QuestionStatus | null | undefined, page: Page) => {
    checkFirst(page.first, MAX_PAGE);
    if (page.after != null) checkId('after', page.after);
    if (status != null && !IS_OPEN.includes(status)) throw badInput('status', deskMessages.noDraftStatus());
    return rest.get('/admin/articles', rows.draftPage, { params: { ...pageParams(page), ...(status && { status }) } });
  },
  submit: (seen: Seen) =>
    withConflict(rest.post(path`/admin/articles/${checkId('id', seen.id)}/submit`, versionBody(seen), rows.oneTopic)),
  approve: (seen: Seen) =>
    withConflict(rest.post(path`/admin/articles/${checkId('id', seen.id)}/approve`, versionBody(seen), rows.oneTopic)),
  sendBack: ({ id, version, comment }: Seen & { comment: string }) =>
    withConflict(
      rest.post(
        path`/admin/articles/${checkId('id', id)}/return`,
        { version, comment } satisfies RequestBody<'returnArticle'>,
        rows.oneTopic,
      ),
    ),
  undo: (seen: Seen) =>
    withConflict(rest.post(path`/admin/articles/${checkId('id', seen.id)}/undo`, versionBody(seen), rows.topicOrNone)),
});
