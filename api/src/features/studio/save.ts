import type { Request } from 'express';
import { lockCaller } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import type { DraftContent } from '../../db/schema.ts';
import { conflict, forbidden } from '../../http/errors.ts';
import type { Work } from './change.ts';
import { changesOf, digestOf, draftOf, isSame } from './draft.ts';
import { errorMessages } from './error-messages.ts';
import { mayEdit } from './permissions.ts';
import { addEvent, findStarted, isOpen, newQuestionId, putDraft } from './store.ts';

/** Starts a draft of a new question; answers with its id. */
export function startDraft(
  { db, now }: { db: Database; now: () => Date },
  request: Request,
  content: DraftContent,
): Promise<number> {
  return db.transaction(async (tx) => {
    const user = await lockCaller(tx, request);
    const digest = digestOf(content);
    const started = await findStarted(tx, user.id, digest);
    if (started !== undefined) return started;
    const id = await newQuestionId(tx);
    const at = now();
    await putDraft(tx, id, { status: 'DRAFT', content, author: user.id, writers: [user.id], baseVersion: null }, at);
    await addEvent(tx, {
      question: id,
      who: user.id,
      at,
      what: 'STARTED',
      why: undefined,
      fromVersion: 0,
      toVersion: 1,
      before: null,
      digest,
      changes: [],
      replaced: undefined,
    });
    return id;
  });
}

/** Changes a draft, or starts one of a published question. */
export const saveDraft =
  (content: DraftContent): Work =>
  async ({ tx, state, user, now }) => {
    const { id, draft, bank } = state;
    if (!mayEdit(state, user)) throw forbidden(errorMessages.notYours());
    if (draft?.status === 'SUBMITTED') throw conflict(errorMessages.inReview());
    const baseVersion = bank?.version ?? null;
    const isChange = isOpen(draft);
    const before = isChange ? draft.content : draftOf(bank!.content);
    if (isSame(before, content) && (!isChange || draft.baseVersion === baseVersion)) return undefined;
    await putDraft(
      tx,
      id,
      isChange
        ? { ...draft, content, writers: [...draft.writers, user.id], baseVersion }
        : { status: 'DRAFT', content, author: user.id, writers: [user.id], baseVersion },
      now,
    );
    return { what: isChange ? 'SAVED' : 'STARTED', changes: changesOf(before, content) };
  };
