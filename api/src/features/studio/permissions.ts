import type { Schemas } from 'schema/rest/bodies.ts';
import { may, type User } from '../accounts/index.ts';
import { type Draft, isOpen, type State } from './store.ts';

type Action = Schemas['StudioQuestionRow']['may'][number];

export const isReviewer = (user: User) => may(user, 'QUESTIONS_REVIEW');

/** Authors and co-authors work on a draft; a reviewer may help anybody. */
export const mayEdit = ({ draft }: State, user: User): boolean =>
  !isOpen(draft) || draft.author === user.id || draft.coAuthors.some(({ id }) => id === user.id) || isReviewer(user);

/** Who may give a draft another author, or co-authors. */
export const mayHandOver = ({ draft }: State, user: User): boolean =>
  isOpen(draft) && (draft.author === user.id || isReviewer(user));

/** Nobody of them decides about the draft. */
export const writersOf = ({ author, coAuthors, writers }: Draft): number[] => [
  ...new Set([...(author === null ? [] : [author]), ...coAuthors.map(({ id }) => id), ...writers]),
];

export const hasWritten = ({ draft }: State, user: User): boolean =>
  draft !== null && writersOf(draft).includes(user.id);

/** Of these there is no text to restore. What was done in bulk is undone in bulk. */
const WITHOUT_UNDO: readonly string[] = ['UNDONE', 'MOVED', 'HANDED_OVER', 'CO_AUTHORS_CHANGED'];

/** The last change, unless it has no undo or the bank was changed since. */
export function undoable({ last, version }: State) {
  return last && !WITHOUT_UNDO.includes(last.what) && last.toVersion === version ? last : undefined;
}

const SEEN_BY_READERS: readonly string[] = ['PUBLISHED', 'RETIRED'];

/** Whether readers will see it when the last change is undone. */
export const undoChangesBank = ({ last }: State): boolean => last !== null && SEEN_BY_READERS.includes(last.what);

export function mayUndo(state: State, user: User): boolean {
  const last = undoable(state);
  if (!last) return false;
  return isReviewer(user) || (last.who === user.id && !undoChangesBank(state));
}

/** What the caller may do now. `isWhole`: the draft lacks nothing. */
export function actionsOf(state: State, user: User, isWhole: boolean): Action[] {
  const { draft, bank } = state;
  const waits = draft?.status === 'SUBMITTED';
  const isEdited = isOpen(draft) && !waits;
  const possible: Record<Action, boolean> = {
    SAVE: !waits && mayEdit(state, user),
    SUBMIT: isEdited && isWhole && mayEdit(state, user),
    APPROVE: waits && isWhole && isReviewer(user) && !hasWritten(state, user),
    RETURN: waits && isReviewer(user),
    RETIRE: bank !== null && !bank.hidden && isReviewer(user),
    UNDO: mayUndo(state, user),
    HAND_OVER: mayHandOver(state, user),
  };
  return (Object.keys(possible) as Action[]).filter((action) => possible[action]);
}
