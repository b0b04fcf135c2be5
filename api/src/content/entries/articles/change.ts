import type { Request } from 'express';
import type { Database } from '../../../db/connection.ts';
import type { QuestionChange, ReplacedArticle } from '../../../db/schema.ts';
import { lockCaller, type User } from '../../../features/accounts/index.ts';
import type { Live } from '../../../features/notifications/index.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import { lockContent } from '../../import/store.ts';
import { errorMessages as entryMessages } from '../messages.ts';
import type { Change } from '../service.ts';
import { notifyOfArticle } from './notify.ts';
import { addEvent, type EventKind, isDone, isThere, readState, type State } from './store.ts';

export type Options = { db: Database; now: () => Date; onChanged: Change['onChanged'] };
export type LiveOptions = Options & { live: Pick<Live, 'publish'> };
/** `published`: the mark of a change that readers see. */
export type Sheet = { tx: Database; state: State; user: User; published: Change };
/** What a change leaves in the history. `replaced`: what readers had before. */
export type Step = { what: EventKind; changes?: readonly QuestionChange[]; replaced?: ReplacedArticle | null };

/** In one transaction, while nobody else changes content. */
export function withArticle<Result>(
  { db, now, onChanged }: Options,
  request: Request,
  id: string,
  work: (sheet: Sheet) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const user = await lockCaller(tx, request);
    await lockContent(tx);
    return work({ tx, state: await readState(tx, id), user, published: { at: now(), who: user.id, onChanged } });
  });
}

export const noteStep = ({ tx, state, user, published }: Sheet, step: Step, why?: string) =>
  addEvent(tx, state, {
    topic: state.id,
    who: user.id,
    at: published.at,
    what: step.what,
    why,
    changes: step.changes ?? [],
    replaced: step.replaced ?? null,
  });

type Action = { id: string; version: string; what: EventKind; why?: string };

/**
 * One change of an article with its event. Sent again by the same person it is done once. Throws 404, and 409 where
 * somebody else was there first.
 */
export async function changeArticle(
  options: LiveOptions,
  request: Request,
  { id, version, what, why }: Action,
  work: (sheet: Sheet) => Promise<Omit<Step, 'what'> | void>,
): Promise<State> {
  const { after, news } = await withArticle(options, request, id, async (sheet) => {
    const { tx, state, user } = sheet;
    if (await isDone(tx, { id, version, what, who: user.id })) return { after: state, news: [] };
    if (!isThere(state)) throw notFound(entryMessages.noEntry());
    if (state.version !== version) throw conflict(entryMessages.changedSince(), 'version');
    await noteStep(sheet, { ...(await work(sheet)), what }, why);
    return { after: await readState(tx, id), news: await notifyOfArticle(tx, { what, by: user, why, state }) };
  });
  options.live.publish(news);
  return after;
}
