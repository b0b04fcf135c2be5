import type { Request } from 'express';
import { assertRole, lockCaller, type Role, type User } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import type { QuestionChange } from '../../db/schema.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { lockBank } from '../bank/index.ts';
import { errorMessages } from './error-messages.ts';
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
  /** The version that the caller has looked at. */
  version: number;
  kinds: EventKind[];
  least: Exclude<Role, 'READER'>;
  changesBank?: boolean;
  why?: string | undefined;
  digest?: string | undefined;
};

/**
 * One change of a question with its event, in one transaction. Sent again by the same person it is done once. Throws 409
 * where somebody else was there first.
 */
export function changeQuestionOf(
  { db, now }: { db: Database; now: () => Date },
  request: Request,
  change: Change,
  work: Work,
): Promise<void> {
  const { id, version, kinds, least, changesBank, why, digest } = change;
  return db.transaction(async (tx) => {
    const user = await lockCaller(tx, request);
    assertRole(user, least);
    if (changesBank) await lockBank(tx);
    await lockQuestion(tx, id);
    if (await isDone(tx, { id, version, kinds, who: user.id, ...(digest && { digest }) })) return;
    const state = await readState(tx, id);
    if (!state) throw notFound(errorMessages.noQuestion());
    if (state.version !== version) throw conflict(errorMessages.changedSince({ current: state.version, version }));
    const at = now();
    const step = await work({ tx, state, user, now: at, holdsBank: changesBank ?? false });
    if (!step) return;
    const { what, changes = [], replaced } = step;
    const after = await readState(tx, id);
    await addEvent(tx, {
      question: id,
      who: user.id,
      at,
      what,
      why,
      fromVersion: version,
      toVersion: after?.version ?? version + 1,
      before: state.draft,
      digest,
      changes,
      replaced,
    });
  });
}
