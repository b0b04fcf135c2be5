import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { BulkOutcomeRow } from '../../../db/schema.ts';
import type { Services } from '../../../services.ts';
import { callerOf, lockCaller } from '../../accounts/index.ts';
import { lockBank } from '../../bank/index.ts';
import { notifyOfChange } from '../notify.ts';
import { lockAllQuestions } from '../store.ts';
import { apply, EVENT } from './apply.ts';
import { type BulkChange, decide, type Decision } from './decide.ts';
import { findRepeated, insertBulk } from './store.ts';

/** `id` is null where nothing was changed. */
export type BulkOutcome = BulkOutcomeRow & { id: number | null };
type Options = Pick<Services, 'db' | 'now' | 'live'>;
type Bulk = { ids: readonly number[]; change: BulkChange };

const outcomeOf = ({ drafts, published, refused }: Decision): BulkOutcomeRow => ({
  changed: drafts.length + published.length,
  refused,
});

/** What `changeQuestions` would do. */
export async function previewBulk({ db, now }: Options, request: Request, { ids, change }: Bulk): Promise<BulkOutcome> {
  const decision = await decide(db, ids, change, { user: callerOf(request)!, now: now() });
  return { id: null, ...outcomeOf(decision) };
}

/** Changes many questions in one transaction. Sent again while all is as it left it, it is done once. */
export async function changeQuestions(
  { db, now, live }: Options,
  request: Request,
  { ids, change }: Bulk,
): Promise<BulkOutcome> {
  const digest = digestOf(ids, change);
  const { news, ...result } = await db.transaction(async (tx) => {
    const user = await lockCaller(tx, request);
    if (change.kind !== 'author' && change.kind !== 'submit') await lockBank(tx);
    await lockAllQuestions(tx);
    const repeated = await findRepeated(tx, user.id, digest);
    if (repeated) return { id: repeated.id, ...repeated.outcome, news: [] };
    const sheet = { tx, user, now: now() };
    const decision = await decide(tx, ids, change, sheet);
    const outcome = outcomeOf(decision);
    if (outcome.changed === 0) return { id: null, ...outcome, news: [] };
    const done = await apply(sheet, decision, change);
    const id = await insertBulk(
      tx,
      { who: user.id, at: sheet.now, what: change.kind, digest, outcome },
      done.map(({ state, before }) => ({ question: state.id, versionAfter: state.version + 1, before })),
    );
    const why = change.kind === 'retire' ? change.reason : undefined;
    const questions = done.map(({ state }) => state);
    return { id, ...outcome, news: await notifyOfChange(tx, { what: EVENT[change.kind], by: user, why, questions }) };
  });
  live.publish(news);
  return result;
}

function digestOf(ids: readonly number[], change: BulkChange): string {
  const what = change.kind === 'author' ? { kind: change.kind, to: change.to.id } : change;
  const sorted = ids.toSorted((a, b) => a - b);
  return createHash('sha256')
    .update(JSON.stringify([what, sorted]))
    .digest('hex');
}
