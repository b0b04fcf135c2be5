import { badRequest, conflict, forbidden } from '../../http/errors.ts';
import type { Sheet, Work } from './change.ts';
import { errorMessages } from './error-messages.ts';
import { mayHandOver } from './permissions.ts';
import { isOpen, type OpenDraft, putDraft } from './store.ts';
import { findWriter } from './writers.ts';

/** Gives a draft another author. The former one still may not approve it. */
export const handOver =
  (to: string): Work =>
  async (sheet) => {
    const draft = requireHandOver(sheet);
    const person = await findWriter(sheet.tx, to);
    if (!person) throw badRequest(errorMessages.notAWriter(), 'to');
    if (draft.author === person.id) return undefined;
    const { author } = draft;
    const next = {
      author: person.id,
      writers: [...draft.writers, ...(author === null ? [] : [author]), person.id],
      coAuthors: draft.coAuthors.filter(({ id }) => id !== person.id),
    };
    await putDraft(sheet.tx, sheet.state.id, { ...draft, ...next }, sheet.now);
    return { what: 'HANDED_OVER' };
  };

/** Replaces a draft's co-authors. Those who go still may not approve it. */
export const setCoAuthors =
  (people: readonly string[]): Work =>
  async (sheet) => {
    const draft = requireHandOver(sheet);
    const found = await Promise.all(people.map((one) => findWriter(sheet.tx, one)));
    if (found.includes(undefined)) throw badRequest(errorMessages.notAWriter(), 'people');
    const coAuthors = found.flatMap((one) => (one && one.id !== draft.author ? [{ id: one.id }] : []));
    const isSame =
      coAuthors.length === draft.coAuthors.length &&
      draft.coAuthors.every(({ id }) => coAuthors.some((one) => one.id === id));
    if (isSame) return undefined;
    const writers = [...draft.writers, ...coAuthors.map(({ id }) => id)];
    await putDraft(sheet.tx, sheet.state.id, { ...draft, coAuthors, writers }, sheet.now);
    return { what: 'CO_AUTHORS_CHANGED' };
  };

function requireHandOver({ state, user }: Sheet): OpenDraft {
  if (!isOpen(state.draft)) throw conflict(errorMessages.noDraft());
  if (!mayHandOver(state, user)) throw forbidden(errorMessages.notYours());
  return state.draft;
}
