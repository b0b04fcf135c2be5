import type { Schemas } from 'schema/rest/bodies.ts';
import { may, type User } from '../accounts/index.ts';
import { isOpen, type State } from './store.ts';

type Action = Schemas['StudioQuestionRow']['may'][number];

const isReviewer = (user: User) => may(user, 'QUESTIONS_REVIEW');

/** Authors work on what they have started; a reviewer may help anybody. */
export const mayEdit = ({ draft }: State, user: User): boolean =>
  !isOpen(draft) || draft.author === user.id || isReviewer(user);

export const hasWritten = ({ draft }: State, user: User): boolean => draft?.writers.includes(user.id) ?? false;

/** The last change, unless it was an undo or the bank was changed since. */
export function undoable({ last, version }: State) {
  return last && last.what !== 'UNDONE' && last.toVersion === version ? last : undefined;
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
  };
  return (Object.keys(possible) as Action[]).filter((action) => possible[action]);
}
