import { eq } from 'drizzle-orm';
import { internshipTopics } from '../../../db/schema.ts';
import { conflict, forbidden } from '../../../http/errors.ts';
import { entryKinds } from '../kinds.ts';
import { note } from '../service.ts';
import type { Sheet, Step } from './change.ts';
import { changesBetween, contentOf, toReplaced } from './content.ts';
import { errorMessages } from './messages.ts';
import { mayUndo, undoable } from './permissions.ts';
import { show } from './review.ts';
import { type LastEvent, publishedVersion, putDraft, readState } from './store.ts';

/** Takes the last change back. */
export async function undo(sheet: Sheet): Promise<Omit<Step, 'what'> | void> {
  const { state, user } = sheet;
  const last = undoable(state);
  if (!last) throw conflict(errorMessages.nothingToUndo());
  if (!mayUndo(state, user)) throw forbidden(errorMessages.notYours());
  const step = last.what === 'PUBLISHED' ? await unpublish(sheet, last) : undefined;
  await restoreDraft(sheet, last);
  return step;
}

/** The draft as it was before the last change. */
async function restoreDraft({ tx, state, published }: Sheet, last: LastEvent): Promise<void> {
  const draft = state.draft!;
  const { row } = await readState(tx, state.id);
  const content = last.contentBefore;
  const baseVersion = last.what === 'PUBLISHED' ? publishedVersion(row) : draft.baseVersion;
  const status = content === null ? 'PUBLISHED' : last.statusBefore!;
  await putDraft(tx, state.id, { ...draft, status, content, baseVersion }, published.at);
}

/** Readers see again what they saw before, with its review, or nothing after a first publication. */
async function unpublish(sheet: Sheet, { replaced }: LastEvent): Promise<Omit<Step, 'what'>> {
  const { tx, state, published } = sheet;
  const row = state.row!;
  if (replaced) await show(sheet, replaced);
  else {
    await tx.delete(internshipTopics).where(eq(internshipTopics.id, state.id));
    await note(tx, entryKinds.topics, [state.id], true, published);
  }
  return { changes: replaced ? changesBetween(contentOf(row), replaced) : [], replaced: toReplaced(row) };
}
