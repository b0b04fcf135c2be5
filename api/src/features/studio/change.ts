import type { Request } from 'express';
import { lockCaller, type User } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import type { QuestionChange } from '../../db/schema.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { lockBank } from '../bank/index.ts';
import type { NotificationRow } from '../notifications/index.ts';
import { errorMessages } from './error-messages.ts';
import { notifyOfChange } from './notify.ts';
import { addEvent, type EventKind, isDone, lockQuestion, readState, type State } from './store.ts';

/** `holdsBank`: nobody else changes the bank meanwhile. */
export type Sheet = { tx: Database; state: State; user: User; now: Date; holdsBank: boolean };

/** What a change leaves in the history. `replaced`: the version of the bank's question that it replaced. */
export type Step = {
  what: EventKind;
  changes?: readonly QuestionChange[];
  replaced?: number | undefined;
};
/** Undefined where there is nothing to do. */
export type Work = (sheet: Sheet) => Promise<Step | undefined>;

export type Change = {
  id: number;
  /** The version that the caller has looked at; left out where any will do. */
  version?: number;
  kinds: EventKind[];
  changesBank?: boolean;
  why?: string | undefined;
  digest?: string | undefined;
};

/**
 * One change of a question with its event, in one transaction. Sent again by the same person it is done once. Throws 409
 * where somebody else was there first. Publish the notifications that it returns.
 */
export function changeQuestionOf(
  { db, now }: { db: Database; now: () => Date },
  request: Request,
  change: Change,
  work: Work,
): Promise<NotificationRow[]> {
  const { id, version, kinds, changesBank, why, digest } = change;
  return db.transaction(async (tx) => {
    const user = await lockCaller(tx, request);
    if (changesBank) await lockBank(tx);
    await lockQuestion(tx, id);
    if (version !== undefined && (await isDone(tx, { id, version, kinds, who: user.id, ...(digest && { digest }) })))
      return [];
    const state = await readState(tx, id);
    if (!state) throw notFound(errorMessages.noQuestion());
    const current = state.version;
    if (version !== undefined && current !== version) throw conflict(errorMessages.changedSince({ current, version }));
    const at = now();
    const step = await work({ tx, state, user, now: at, holdsBank: changesBank ?? false });
    if (!step) return [];
    const { what, changes = [], replaced } = step;
    const after = await readState(tx, id);
    await addEvent(tx, {
      question: id,
      who: user.id,
      at,
      what,
      why,
      fromVersion: current,
      toVersion: after?.version ?? current + 1,
      before: state.draft,
      digest,
      changes,
      replaced,
    });
    return notifyOfChange(tx, { what, by: user, why, questions: [state] });
  });
}
