import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../../db/connection.ts';
import { notFound } from '../../../http/errors.ts';
import { may } from '../../accounts/index.ts';
import { readComments } from '../comments/store.ts';
import { errorMessages } from '../error-messages.ts';
import { readLinks } from '../expert/links.ts';
import { writersOf } from '../permissions.ts';
import { isOpen, readState } from '../store.ts';
import type { Viewer } from '../view.ts';
import { listReviewers } from './assign.ts';
import { readPlace } from './place.ts';

/** What people who work on a draft share beside its text. Throws 404 where there is no such question. */
export async function viewDraftReview(
  db: Database,
  id: number,
  { user, now }: Viewer,
): Promise<Schemas['DraftReview']> {
  const state = await readState(db, id);
  if (!state) throw notFound(errorMessages.noQuestion());
  const isReviewer = may(user, 'QUESTIONS_REVIEW');
  return {
    _id: String(id),
    may_comment: isOpen(state.draft),
    place: await readPlace(db, state),
    comments: await readComments(db, id, user),
    reviewers: isReviewer && isOpen(state.draft) ? await listReviewers(db, writersOf(state.draft)) : [],
    expert_links: isReviewer ? await readLinks(db, id, now) : [],
  };
}
