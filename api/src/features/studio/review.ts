import { badRequest, conflict, forbidden } from '../../http/errors.ts';
import type { Sheet, Work } from './change.ts';
import { hasOpenThread } from './comments/store.ts';
import { errorMessages } from './error-messages.ts';
import { checkState } from './missing.ts';
import { hasWritten, mayEdit } from './permissions.ts';
import { publish } from './publish.ts';
import { isOpen, putDraft } from './store.ts';

async function requireWhole({ tx, state, now }: Sheet) {
  const { missing, prepared } = await checkState(tx, state, now);
  if (!prepared || missing.length > 0) throw badRequest(errorMessages.lacks({ words: missing }));
  return prepared;
}

export const submit: Work = async (sheet) => {
  const { tx, state, user, now } = sheet;
  const { id, draft } = state;
  if (!isOpen(draft)) throw conflict(errorMessages.noDraft());
  if (!mayEdit(state, user)) throw forbidden(errorMessages.notYours());
  if (draft.status === 'SUBMITTED') throw conflict(errorMessages.inReview());
  await requireWhole(sheet);
  await putDraft(tx, id, { ...draft, status: 'SUBMITTED' }, now);
  return { what: 'SUBMITTED' };
};

/** With a comment, unless one of a field waits for its author. */
export const sendBack =
  (comment: string | undefined): Work =>
  async ({ tx, state, now }) => {
    const { id, draft } = state;
    if (draft?.status !== 'SUBMITTED') throw conflict(errorMessages.notInReview());
    if (!comment && !(await hasOpenThread(tx, id))) throw badRequest(errorMessages.commentRequired(), 'comment');
    await putDraft(tx, id, { ...draft, status: 'RETURNED' }, now);
    return { what: 'RETURNED' };
  };

export const approve: Work = async (sheet) => {
  const { state, user } = sheet;
  if (state.draft?.status !== 'SUBMITTED') throw conflict(errorMessages.notInReview());
  if (hasWritten(state, user)) throw forbidden(errorMessages.ownWork());
  return publish(sheet, await requireWhole(sheet));
};
