import type { Database } from '../../../db/connection.ts';
import type { BulkBefore, QuestionChange } from '../../../db/schema.ts';
import type { User } from '../../accounts/index.ts';
import { hideQuestions, moveQuestions, nameOfPlace, setItems } from '../../bank/index.ts';
import { changesOf } from '../draft.ts';
import { addEvents, type EventKind, type OpenDraft, type State } from '../store.ts';
import {
  type BulkChange,
  type Decision,
  type DraftState,
  itemsAfter,
  type NewItems,
  type PublishedState,
} from './decide.ts';
import { type DraftUpdate, updateDrafts } from './store.ts';

export type Change = { state: State; before: BulkBefore; changes?: QuestionChange[]; replaced?: number };
type Sheet = { tx: Database; user: User; now: Date };

export const EVENT = {
  chapter: 'MOVED',
  topic: 'MOVED',
  items: 'MOVED',
  author: 'HANDED_OVER',
  submit: 'SUBMITTED',
  retire: 'RETIRED',
} as const satisfies Record<BulkChange['kind'], EventKind>;

/** Changes what was decided, with an event for each question. The caller holds the locks. */
export async function apply(sheet: Sheet, { drafts, published }: Decision, change: BulkChange): Promise<Change[]> {
  const done = [...(await changeDrafts(sheet, drafts, change)), ...(await changeBank(sheet, published, change))];
  await noteEvents(sheet, done, {
    what: EVENT[change.kind],
    why: change.kind === 'retire' ? change.reason : undefined,
  });
  return done;
}

async function changeDrafts({ tx, user, now }: Sheet, states: DraftState[], change: BulkChange): Promise<Change[]> {
  const next = states.map(({ id, draft }) => ({ id, ...nextDraft(draft, change, user) }));
  await updateDrafts(tx, next, now);
  return states.map((state, index) => {
    const { status, content, author } = state.draft;
    const changes = changesOf(content, next[index]!.content);
    return { state, before: { draft: { status, content, author } }, changes };
  });
}

function nextDraft(draft: OpenDraft, change: BulkChange, user: User): Omit<DraftUpdate, 'id'> {
  const { status, content, author, writers } = draft;
  const same = { status, content, author, writers };
  if (change.kind === 'chapter' || change.kind === 'topic')
    return { ...same, content: { ...content, [change.kind]: change.name }, writers: [...writers, user.id] };
  if (change.kind === 'items')
    return {
      ...same,
      content: { ...content, items: itemsAfter(content.items, change) },
      writers: [...writers, user.id],
    };
  if (change.kind === 'author')
    return { ...same, author: change.to.id, writers: [...writers, ...(author === null ? [] : [author]), change.to.id] };
  return { ...same, status: 'SUBMITTED' };
}

async function changeBank({ tx, user }: Sheet, states: PublishedState[], change: BulkChange): Promise<Change[]> {
  const questions = states.map(({ bank }) => bank);
  if (change.kind === 'retire') {
    await hideQuestions(tx, questions, true, { author: user.userId, reason: change.reason });
    return states.map((state) => ({ state, before: {}, replaced: state.bank.version }));
  }
  if (change.kind === 'items') return changeItems({ tx, user }, states, change);
  if (change.kind !== 'chapter' && change.kind !== 'topic') return [];
  const former = await moveQuestions(tx, questions, change, { author: user.userId, reason: undefined });
  return states.map((state) => ({
    state,
    before: former.get(state.id)!,
    changes: [{ field: change.kind, from: nameOfPlace(state.bank, change.kind), to: change.name }],
    replaced: state.bank.version,
  }));
}

async function changeItems(
  { tx, user }: Pick<Sheet, 'tx' | 'user'>,
  states: PublishedState[],
  change: NewItems,
): Promise<Change[]> {
  const next = states.map(({ bank }) => ({ current: bank, items: itemsAfter(bank.content.items, change) }));
  const changes = await setItems(tx, next, { author: user.userId, reason: undefined });
  return states.map((state, index) => ({
    state,
    before: { items: state.bank.content.items },
    changes: changes[index]!,
    replaced: state.bank.version,
  }));
}

export const noteEvents = (
  { tx, user, now }: Sheet,
  done: readonly Omit<Change, 'before'>[],
  { what, why }: { what: EventKind; why?: string | undefined },
) =>
  addEvents(
    tx,
    done.map(({ state, changes = [], replaced }) => ({
      question: state.id,
      who: user.id,
      at: now,
      what,
      why,
      fromVersion: state.version,
      toVersion: state.version + 1,
      before: state.draft,
      digest: undefined,
      changes,
      replaced,
    })),
  );
