import { dhakaDay } from '../../../readable-date.ts';
import { conflict, forbidden } from '../../../http/errors.ts';
import type { Database } from '../../../db/connection.ts';
import type { ArticleContent, ReplacedArticle } from '../../../db/schema.ts';
import { findPictures, keepPictures } from '../../../features/images/index.ts';
import { entryKinds } from '../kinds.ts';
import { note, placeEntry } from '../service.ts';
import type { Sheet, Step } from './change.ts';
import { changesBetween, contentOf, picturesIn, toReplaced, toRow } from './content.ts';
import { errorMessages } from './messages.ts';
import { hasWritten, isOutdated } from './permissions.ts';
import { isOpen, putDraft } from './store.ts';

type Work = (sheet: Sheet) => Promise<Omit<Step, 'what'> | void>;

export const submit: Work = async ({ tx, state, published }) => {
  const { id, draft } = state;
  if (!isOpen(draft)) throw conflict(errorMessages.noDraft());
  if (draft.status === 'SUBMITTED') throw conflict(errorMessages.inReview());
  if (isOutdated(state)) throw conflict(errorMessages.outdated());
  await putDraft(tx, id, { ...draft, status: 'SUBMITTED' }, published.at);
};

export const sendBack: Work = async ({ tx, state, published }) => {
  const { id, draft } = state;
  if (draft?.status !== 'SUBMITTED') throw conflict(errorMessages.notInReview());
  await putDraft(tx, id, { ...draft, status: 'RETURNED' }, published.at);
};

/** Readers see it from now on, with the reviewer's name and the day. */
export const approve: Work = async (sheet) => {
  const { tx, state, user, published } = sheet;
  const { id, draft, row } = state;
  if (!isOpen(draft) || draft.status !== 'SUBMITTED') throw conflict(errorMessages.notInReview());
  if (hasWritten(state, user)) throw forbidden(errorMessages.ownWork());
  if (isOutdated(state)) throw conflict(errorMessages.outdated());
  if (row) await keepFormer(tx, contentOf(row));
  await show(sheet, { ...draft.content, reviewer: user.name, reviewedOn: dhakaDay(published.at) });
  await putDraft(tx, id, { ...draft, status: 'PUBLISHED', content: null, baseVersion: null }, published.at);
  return { changes: row ? changesBetween(contentOf(row), draft.content) : [], replaced: row && toReplaced(row) };
};

/** Pictures that an undo shows again outlive the clean-up. */
async function keepFormer(tx: Database, former: ArticleContent): Promise<void> {
  await keepPictures(tx, [...(await findPictures(tx, picturesIn(former))).keys()]);
}

/** Puts it before readers, where the one stood that it replaces. */
export async function show({ tx, state, published }: Sheet, article: ReplacedArticle): Promise<void> {
  const row = toRow(state.id, article);
  await placeEntry(tx, entryKinds.topics, row, state.row);
  await note(tx, entryKinds.topics, [state.id], false, published);
}
