import type { Database } from '../../../db/connection.ts';
import type { BulkRefusalRow } from '../../../db/schema.ts';
import { type Message, wordsOf } from '../../../http/messages.ts';
import type { User } from '../../accounts/index.ts';
import { MAX_ITEMS } from '../../bank/draft/index.ts';
import { nameOfPlace, type NewPlace, type StoredQuestion } from '../../bank/index.ts';
import { errorMessages } from '../error-messages.ts';
import { checkStates } from '../missing.ts';
import { isReviewer, mayEdit } from '../permissions.ts';
import { isOpen, type OpenDraft, readStates, type State } from '../store.ts';

/** `isAdded`: beside those that a question has; otherwise in place of them. */
export type NewItems = { kind: 'items'; codes: readonly string[]; isAdded: boolean };
export type BulkChange =
  NewPlace | NewItems | { kind: 'author'; to: User } | { kind: 'submit' } | { kind: 'retire'; reason: string };

export type DraftState = State & { draft: OpenDraft };
export type PublishedState = State & { bank: StoredQuestion };
export type Decision = { drafts: DraftState[]; published: PublishedState[]; refused: BulkRefusalRow[] };

/** Which questions the change is for, and why not for the others. Throws nothing for single questions. */
export async function decide(
  db: Database,
  ids: readonly number[],
  change: BulkChange,
  { user, now }: { user: User; now: Date },
): Promise<Decision> {
  const states = new Map((await readStates(db, ids)).map((state) => [state.id, state]));
  const decision: Decision = { drafts: [], published: [], refused: [] };
  for (const id of ids) {
    const state = states.get(id);
    const fault = state ? faultOf(state, change, user) : errorMessages.noQuestion();
    if (fault) decision.refused.push(refusal(id, fault));
    else if (change.kind === 'retire' || !isOpen(state!.draft)) decision.published.push(state as PublishedState);
    else decision.drafts.push(state as DraftState);
  }
  return change.kind === 'submit' ? withoutUnfinished(db, decision, now) : decision;
}

export const refusal = (id: number, message: Message): BulkRefusalRow => ({
  question_id: String(id),
  why: wordsOf(message),
});

function faultOf(state: State, change: BulkChange, user: User): Message | undefined {
  const { draft, bank } = state;
  if (change.kind === 'retire') {
    if (!isReviewer(user)) return errorMessages.forReviewersOnly();
    return bank && !bank.hidden ? undefined : errorMessages.notPublished();
  }
  if (change.kind === 'chapter' || change.kind === 'topic' || change.kind === 'items')
    return faultOfMove(state, change, user);
  if (!isOpen(draft)) return errorMessages.noDraft();
  if (change.kind === 'author') {
    if (!isReviewer(user)) return errorMessages.forReviewersOnly();
    return draft.author === change.to.id ? errorMessages.isTheirs() : undefined;
  }
  if (!mayEdit(state, user)) return errorMessages.notYours();
  return draft.status === 'SUBMITTED' ? errorMessages.inReview() : undefined;
}

/** An open draft is moved rather than what readers see: its approval moves that. */
function faultOfMove(state: State, change: NewPlace | NewItems, user: User): Message | undefined {
  const { draft, bank } = state;
  if (isOpen(draft)) {
    if (!mayEdit(state, user)) return errorMessages.notYours();
    if (draft.status === 'SUBMITTED') return errorMessages.inReview();
    if (change.kind === 'items') return faultOfItems(draft.content.items, change);
    return draft.content[change.kind] === change.name ? errorMessages.isThere() : undefined;
  }
  if (!isReviewer(user)) return errorMessages.forReviewersOnly();
  if (!bank || bank.hidden) return errorMessages.notPublished();
  if (change.kind === 'items') return faultOfItems(bank.content.items, change);
  return nameOfPlace(bank, change.kind) === change.name ? errorMessages.isThere() : undefined;
}

/** The items that a question has after the change. */
export const itemsAfter = (before: readonly string[] = [], { codes, isAdded }: NewItems): string[] =>
  isAdded ? [...new Set([...before, ...codes])] : [...codes];

function faultOfItems(before: readonly string[] = [], change: NewItems): Message | undefined {
  const after = itemsAfter(before, change);
  if (after.length > MAX_ITEMS) return errorMessages.tooManyItems({ max: MAX_ITEMS });
  return after.join() === before.join() ? errorMessages.isThere() : undefined;
}

async function withoutUnfinished(db: Database, { drafts, refused, published }: Decision, now: Date): Promise<Decision> {
  const checked = await checkStates(db, drafts, now);
  const lacks = ({ id }: State) => checked.get(id)!.missing;
  return {
    published,
    drafts: drafts.filter((state) => lacks(state).length === 0),
    refused: [
      ...refused,
      ...drafts.flatMap((state) => {
        const words = lacks(state);
        return words.length > 0 ? [refusal(state.id, errorMessages.lacks({ words }))] : [];
      }),
    ],
  };
}
