import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/sql-rows.ts';
import { conflict, forbidden } from '../../http/errors.ts';
import { findTwin, hideQuestion, loadVersion, replaceQuestion } from '../bank/index.ts';
import type { Sheet, Step, Work } from './change.ts';
import { errorMessages } from './error-messages.ts';
import { may } from '../accounts/index.ts';
import { mayUndo, undoable, undoChangesBank } from './permissions.ts';
import { restoreStamps } from './stamp.ts';
import { deleteDraft, putDraft } from './store.ts';

/** Takes the last change back. */
export const undo: Work = async (sheet) => {
  const { tx, state, user, holdsBank } = sheet;
  const { id, bank } = state;
  const last = undoable(state);
  if (!last || (undoChangesBank(state) && !holdsBank)) throw conflict(errorMessages.nothingToUndo());
  if (!mayUndo(state, user)) {
    throw forbidden(may(user, 'QUESTIONS_REVIEW') ? errorMessages.notYours() : errorMessages.forReviewers());
  }
  if (last.what === 'RETIRED') {
    await hideQuestion(tx, bank!, false, { author: user.userId, reason: undefined });
    return { what: 'UNDONE', replaced: bank!.version };
  }
  if (last.what === 'STARTED' && last.statusBefore === null && !bank) {
    await deleteDraft(tx, id);
    return { what: 'UNDONE' };
  }
  const step: Step = last.what === 'PUBLISHED' ? await unpublish(sheet, last.replaced) : { what: 'UNDONE' };
  await restoreDraft(sheet);
  return { ...step, what: 'UNDONE' };
};

/** The draft as it was before the last change; a question that had none is as readers see it. */
async function restoreDraft({ tx, state, now }: Sheet): Promise<void> {
  const { id, draft, last } = state;
  const [bank] = await rowsOf<{ version: number }>(tx, sql`select version from questions where id = ${id}`);
  const content = last!.contentBefore;
  const isUnpublished = last!.what === 'PUBLISHED';
  await putDraft(
    tx,
    id,
    {
      ...draft!,
      status: content === null ? 'PUBLISHED' : last!.statusBefore!,
      content,
      baseVersion: isUnpublished ? (bank?.version ?? null) : draft!.baseVersion,
    },
    now,
  );
}

/** Readers see again what they saw before, or nothing after a first publication. */
async function unpublish(sheet: Sheet, replaced: number | null): Promise<Step> {
  const { tx, state, user } = sheet;
  const bank = state.bank!;
  if (replaced === null) {
    await hideQuestion(tx, bank, true, { author: user.userId, reason: undefined });
    return { what: 'UNDONE', replaced: bank.version };
  }
  const former = await loadVersion(tx, bank.id, replaced);
  const twin = await findTwin(tx, { id: bank.id, hash: former.hash });
  if (twin !== undefined) throw conflict(errorMessages.formerTwin({ ref: twin }));
  const changes = await replaceQuestion(tx, bank, former, { author: user.userId, reason: undefined });
  await restoreStamps(tx, [{ id: bank.id, former: replaced }]);
  return { what: 'UNDONE', changes, replaced: bank.version };
}
