import DataLoader from 'dataloader';
import { withConflict } from '../../graphql/conflict.ts';
import type { RestClient } from '../../rest/client.ts';
import type { RequestBody } from '../../rest/contract.ts';
import { nullOn404 } from '../../rest/not-found.ts';
import { path } from '../../rest/path.ts';
import { oneQuestion } from '../studio/index.ts';
import { editorialReviewMessages } from './messages.ts';
import * as rows from './rows.ts';

/** What a draft has beside its text. It is not of the specification: a server may have none. */
export function editorialReviewApi(rest: RestClient) {
  const ofDraft = <Result>(call: Promise<Result>) => withConflict(call, editorialReviewMessages.noDraft());
  const loader = new DataLoader<string, rows.DraftReviewRow | null>((ids) =>
    Promise.all(ids.map((id) => nullOn404(rest.get(path`/studio/questions/${id}/review`, rows.oneReview)))),
  );

  return {
    read: (id: string) => loader.load(id),

    comment: (id: string, body: RequestBody<'commentOnQuestion'>) =>
      ofDraft(rest.post(path`/studio/questions/${id}/comments`, body, rows.oneReview)),
    resolve: (id: string, comment: string, body: RequestBody<'resolveComment'>) =>
      ofDraft(rest.post(path`/studio/questions/${id}/comments/${comment}/resolve`, body, rows.oneReview)),
    assign: (id: string, body: RequestBody<'assignQuestion'>) =>
      ofDraft(rest.put(path`/studio/questions/${id}/assignment`, body, oneQuestion)),
    createLink: (id: string, body: RequestBody<'createExpertLink'>) =>
      ofDraft(rest.post(path`/studio/questions/${id}/expert-links`, body, rows.newLink)),
    revokeLink: (id: string, link: string) =>
      ofDraft(rest.post(path`/studio/questions/${id}/expert-links/${link}/revoke`, {}, rows.oneReview)),

    expertDraft: (token: string) =>
      nullOn404(rest.post('/expert/draft', { token } satisfies RequestBody<'readExpertDraft'>, rows.oneExpertDraft)),
    commentAsExpert: (body: RequestBody<'commentAsExpert'>) =>
      withConflict(rest.post('/expert/comments', body, rows.oneExpertDraft), editorialReviewMessages.linkOver()),
  };
}

export type EditorialReviewApi = ReturnType<typeof editorialReviewApi>;
