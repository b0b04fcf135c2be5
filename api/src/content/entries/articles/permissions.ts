import type { Schemas } from 'schema/rest/bodies.ts';
import { may, type User } from '../../../features/accounts/index.ts';
import { isOpen, publishedVersion, type State } from './store.ts';

type Action = Schemas['ArticleState']['may'][number];

const isReviewer = (user: User) => may(user, 'CONTENT_REVIEW');
const isWriter = (user: User) => may(user, 'CONTENT_WRITE');

export const hasWritten = ({ draft }: State, user: User): boolean => draft?.writers.includes(user.id) ?? false;

/** Whether readers have another text by now than the draft was written for. */
export const isOutdated = ({ draft, row }: State) => isOpen(draft) && draft.baseVersion !== publishedVersion(row);

/** The last change, unless it was an undo or a removal, or something else was changed since. */
export function undoable({ last, version }: State) {
  const isFinal = last?.what === 'UNDONE' || last?.what === 'RETIRED';
  return last && !isFinal && last.toVersion === version ? last : undefined;
}

/** A reviewer undoes anything, a writer what they have done themselves and readers have not seen. */
export function mayUndo(state: State, user: User): boolean {
  const last = undoable(state);
  if (!last) return false;
  return isReviewer(user) || (isWriter(user) && last.who === user.id && last.what !== 'PUBLISHED');
}

/** What the caller may do now. */
export function actionsOf(state: State, user: User): Action[] {
  const { draft } = state;
  const waits = draft?.status === 'SUBMITTED';
  const isWhole = !isOutdated(state);
  const possible: Partial<Record<Action, boolean>> = {
    SAVE: !waits && isWriter(user),
    SUBMIT: isOpen(draft) && !waits && isWhole && isWriter(user),
    APPROVE: waits && isWhole && isReviewer(user) && !hasWritten(state, user),
    RETURN: waits && isReviewer(user),
    UNDO: mayUndo(state, user),
  };
  return (Object.keys(possible) as Action[]).filter((action) => possible[action]);
}
