import type { Request } from 'express';
import type { Database } from '../../../db/connection.ts';
import { internshipTopics } from '../../../db/schema.ts';
import { badRequest, conflict, notFound } from '../../../http/errors.ts';
import type { TopicEntryRow } from '../article-kind.ts';
import { entryKinds } from '../kinds.ts';
import { errorMessages as entryMessages } from '../messages.ts';
import { checkReferences, saveEntry } from '../service.ts';
import { noteStep, type Options, type Sheet, withArticle } from './change.ts';
import { changesBetween, contentOf, isSame } from './content.ts';
import { errorMessages } from './messages.ts';
import { isOpen, isThere, listNew, publishedVersion, putDraft, readState, type State } from './store.ts';

type Saved = { row: TopicEntryRow; version: string | null };

/** Lists are content like other entries: readers see them at once. Of articles a draft is stored. */
export function saveTopic(options: Options, request: Request, change: Saved): Promise<State> {
  return change.row.isList ? saveList(options, request, change) : saveArticle(options, request, change);
}

function saveList(options: Options, request: Request, { row, version }: Saved): Promise<State> {
  return withArticle(options, request, row.id, async ({ tx, state, published }) => {
    const isArticle = state.row ? !state.row.isList : isOpen(state.draft);
    if (isArticle) throw version === null ? taken(state) : badRequest(errorMessages.kindIsFixed());
    await saveEntry(tx, entryKinds.topics, { row: row, version }, published);
    return readState(tx, row.id);
  });
}

const taken = ({ id }: State) => conflict(entryMessages.idTaken({ id }), 'id');

/** Stores a draft: a new one where `version` is null, otherwise the next of that version. Sent twice, it changes nothing. */
function saveArticle(options: Options, request: Request, { row, version }: Saved): Promise<State> {
  return withArticle(options, request, row.id, async (sheet) => {
    const { tx, state } = sheet;
    const { draft } = state;
    if (state.row?.isList) throw version === null ? taken(state) : badRequest(errorMessages.kindIsFixed());
    const content = contentOf(row);
    const baseVersion = publishedVersion(state.row);
    const before = isOpen(draft) ? draft.content : state.row && contentOf(state.row);
    if (before && isSame(before, content) && (!isOpen(draft) || draft.baseVersion === baseVersion)) return state;
    checkVersion(state, version);
    if (draft?.status === 'SUBMITTED') throw conflict(errorMessages.inReview());
    await checkReferences(tx, entryKinds.topics, row, state.row);
    if (!isThere(state)) await requireRoom(tx);
    await store(sheet, { content, baseVersion });
    const changes = before ? changesBetween(before, content) : [];
    await noteStep(sheet, { what: isOpen(draft) ? 'SAVED' : 'STARTED', changes });
    return readState(tx, row.id);
  });
}

function checkVersion(state: State, version: string | null) {
  if (version === null && isThere(state)) throw taken(state);
  if (version === null) return;
  if (!isThere(state)) throw notFound(entryMessages.noEntry());
  if (state.version !== version) throw conflict(entryMessages.changedSince(), 'version');
}

function store(
  { tx, state, user, published }: Sheet,
  next: Pick<Parameters<typeof putDraft>[2], 'content' | 'baseVersion'>,
) {
  const { id, draft } = state;
  const people = isOpen(draft)
    ? { author: draft.author, status: draft.status, writers: [...draft.writers, user.id] }
    : { author: user.id, status: 'DRAFT' as const, writers: [user.id] };
  return putDraft(tx, id, { ...people, ...next }, published.at);
}

async function requireRoom(tx: Database) {
  const { most } = entryKinds.topics;
  const count = (await tx.$count(internshipTopics)) + (await listNew(tx, {})).length;
  if (count >= most) throw conflict(entryMessages.tooMany({ most }));
}
