import type { Request } from 'express';
import type { Database } from '../../../db/connection.ts';
import type { BulkBefore, BulkRefusalRow } from '../../../db/schema.ts';
import { forbidden, notFound } from '../../../http/errors.ts';
import type { Message } from '../../../http/messages.ts';
import { lockCaller, type User } from '../../accounts/index.ts';
import { type FormerPlace, hideQuestions, lockBank, restorePlaces, setItems } from '../../bank/index.ts';
import { errorMessages } from '../error-messages.ts';
import { isReviewer, mayEdit } from '../permissions.ts';
import { lockAllQuestions, readStates, type State } from '../store.ts';
import { noteEvents } from './apply.ts';
import type { BulkOutcome } from './change-questions.ts';
import type { PublishedState } from './decide.ts';
import { refusal } from './decide.ts';
import { type BulkRow, findBulk, noteUndo, questionsOf, updateDrafts } from './store.ts';

type Sheet = { tx: Database; user: User; now: Date };
type Entry = { state: State; before: BulkBefore };

/**
 * Restores what a bulk change has changed and nobody has changed since; once. Throws 404, and 403 for whoever neither made
 * it nor reviews.
 */
export function undoBulk(
  { db, now }: { db: Database; now: () => Date },
  request: Request,
  id: number,
): Promise<BulkOutcome> {
  return db.transaction(async (tx) => {
    const user = await lockCaller(tx, request);
    await lockBank(tx);
    await lockAllQuestions(tx);
    const bulk = await findBulk(tx, id);
    if (!bulk) throw notFound(errorMessages.noBulkChange());
    if (bulk.who !== user.id && !isReviewer(user)) throw forbidden(errorMessages.notYours());
    if (bulk.undoOutcome) return { id, ...bulk.undoOutcome };
    const sheet = { tx, user, now: now() };
    const undoOutcome = await restoreAll(sheet, bulk);
    await noteUndo(tx, id, { undoneAt: sheet.now, undoOutcome });
    return { id, ...undoOutcome };
  });
}

async function restoreAll(sheet: Sheet, { id, what }: BulkRow) {
  const rows = await questionsOf(sheet.tx, id);
  const states = await readStates(
    sheet.tx,
    rows.map(({ question }) => question),
  );
  const byId = new Map(states.map((state) => [state.id, state]));
  const [entries, refused]: [Entry[], BulkRefusalRow[]] = [[], []];
  for (const { question, versionAfter, before } of rows) {
    const state = byId.get(question);
    const fault = faultOf(state, { versionAfter, needsReviewer: what === 'author' || !before.draft }, sheet.user);
    if (fault) refused.push(refusal(question, fault));
    else entries.push({ state: state!, before });
  }
  const [drafts, published] = [
    entries.filter(({ before }) => before.draft),
    entries.filter((one) => !one.before.draft),
  ];
  await restoreDrafts(sheet, drafts);
  const stuck = await restoreBank(sheet, published, what);
  const done = entries.filter(({ state }) => !stuck.has(state.id));
  await noteEvents(
    sheet,
    done.map(({ state, before }) => ({ state, ...(!before.draft && { replaced: state.bank!.version }) })),
    { what: 'UNDONE' },
  );
  const left = Array.from(stuck, (question) => refusal(question, errorMessages.changedMeanwhile()));
  return { changed: done.length, refused: [...refused, ...left] };
}

function faultOf(
  state: State | undefined,
  { versionAfter, needsReviewer }: { versionAfter: number; needsReviewer: boolean },
  user: User,
): Message | undefined {
  if (state?.version !== versionAfter) return errorMessages.changedMeanwhile();
  if (needsReviewer && !isReviewer(user)) return errorMessages.forReviewersOnly();
  return mayEdit(state, user) ? undefined : errorMessages.notYours();
}

/** The writers stay, so none of them may approve the draft. */
const restoreDrafts = ({ tx, now }: Sheet, entries: readonly Entry[]) =>
  updateDrafts(
    tx,
    entries.map(({ state, before }) => {
      const { status, content, author } = before.draft!;
      return { id: state.id, status, content: content!, author, writers: state.draft!.writers };
    }),
    now,
  );

/** Returns those that stay as they are. */
async function restoreBank(
  { tx, user }: Sheet,
  entries: readonly Entry[],
  what: BulkRow['what'],
): Promise<ReadonlySet<number>> {
  const questions = entries.map(({ state }) => (state as PublishedState).bank);
  const authorship = { author: user.userId, reason: undefined };
  if (what === 'chapter' || what === 'topic') {
    const former = new Map(entries.map(({ state, before }) => [state.id, before as FormerPlace]));
    return restorePlaces(tx, questions, { kind: what, former }, authorship);
  }
  if (what === 'items') {
    const next = entries.map(({ before }, index) => ({ current: questions[index]!, items: before.items ?? [] }));
    await setItems(tx, next, authorship);
    return new Set();
  }
  await hideQuestions(tx, questions, false, authorship);
  return new Set();
}
