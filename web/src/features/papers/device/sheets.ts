import type { Collection } from 'dexie';
import type { Answer } from 'question/answer.ts';
import * as marking from 'question/mark.ts';
import type { PaperInput } from '../../../graphql.generated.ts';
import { currentOwner, noteDeviceRecord } from '../../study/index.ts';
import { forgetTexts } from '../../../device/paid-texts.ts';
import type { AnswerPaperMutation, PaperSheetFragment } from '../paper.generated.ts';
import { serverNow } from './clock.ts';
import { database } from './database.ts';
import type { Change, SheetItem, StoredPaper } from './stored-paper.ts';

/** A question of a paper with the changes on this device. `draft`: chosen but not checked yet, with a tutor. */
export type Entry = Omit<SheetItem, 'answer'> & { answer: Answer | null; draft: Answer | null; isUnsent: boolean };

type LocalFields = { offsetMs: number; input?: PaperInput };

/** A larger difference means that the server's clock was changed. */
const OVERTAKEN_MS = 30_000;

/** Whether a response is older than the stored one: a read that a save overtook. */
function isOvertaken(paper: PaperSheetFragment, here: PaperSheetFragment): boolean {
  if (paper.state !== here.state) return paper.state === 'OPEN';
  const behindMs = Date.parse(here.now) - Date.parse(paper.now);
  return behindMs > 0 && behindMs < OVERTAKEN_MS;
}

/** Stores a paper from the server and keeps the changes on this device. */
export async function storePaper(paper: PaperSheetFragment, localFields: LocalFields): Promise<void> {
  await database.transaction('rw', database.papers, async () => {
    const here = await database.papers.get(paper.id);
    if (here && isOvertaken(paper, here.paper)) return;
    // Somebody else may have logged in during the call.
    const owner = here?.owner || currentOwner();
    await database.papers.put({ changes: {}, ...here, ...localFields, id: paper.id, owner, paper });
  });
  // Home then reserves space for it.
  noteDeviceRecord();
}

/** Undefined for another reader's paper. */
export async function readStoredPaper(id: string): Promise<StoredPaper | undefined> {
  const stored = await database.papers.get(id);
  return stored?.owner === currentOwner() ? stored : undefined;
}

/** The reader's papers on this device, newest first. */
export async function listStoredPapers(): Promise<StoredPaper[]> {
  const papers = await database.papers.where({ owner: currentOwner() }).toArray();
  return papers.toSorted((one, other) => (one.paper.startedAt < other.paper.startedAt ? 1 : -1));
}

export type NewChange = Omit<Change, 'at' | 'revision'>;

/** Adds a change to a paper. */
export function withChange(stored: StoredPaper, number: number, change: NewChange): StoredPaper {
  const before = stored.changes[number];
  const isDated = change.answer !== undefined || change.flagged !== undefined;
  const at = isDated ? { at: timeOf(stored) } : {};
  const next: Change = { ...before, ...change, ...at, revision: (before?.revision ?? 0) + 1 };
  if (change.answer !== undefined) delete next.draft;
  return { ...stored, changes: { ...stored.changes, [number]: next } };
}

/** Never earlier than a change before it: if the clock was set back, that one would win. */
function timeOf({ changes }: StoredPaper): string {
  const times = Object.values(changes).flatMap(({ at }) => (at === undefined ? [] : [Date.parse(at)]));
  return new Date(Math.max(serverNow(), ...times)).toISOString();
}

/** Stores answers, drafts, flags or time spent: each with the number of its question. */
export const changeEntries = (id: string, changes: [number: number, change: NewChange][]) =>
  database.papers.where({ id }).modify((stored, place) => {
    place.value = changes.reduce((paper, [number, change]) => withChange(paper, number, change), stored);
  });

export const noteHandedIn = (id: string, at = new Date(serverNow()).toISOString()) =>
  database.papers
    .where({ id })
    .and(({ handedInAt }) => handedInAt === undefined)
    .modify({ handedInAt: at });

/** Removes changes that the account has received, unless they changed again since. Keeps drafts. */
export async function settleChanges(id: string, sent: Record<number, Change>): Promise<void> {
  await database.papers.where({ id }).modify((stored) => {
    for (const [key, { revision }] of Object.entries(sent)) {
      const now = stored.changes[Number(key)];
      if (now?.revision !== revision) continue;
      if (now.draft) stored.changes[Number(key)] = { draft: now.draft, revision };
      else delete stored.changes[Number(key)];
    }
  });
}

/** Applies the changes of other devices from a response that lacks the questions. */
export async function mergeSaved(saved: AnswerPaperMutation['answerPaper'], offsetMs: number): Promise<void> {
  const items = new Map(saved.sections.flatMap((section) => section.items.map((item) => [item.number, item] as const)));
  const { sections: _sections, ...header } = saved;
  await database.papers.where({ id: saved.id }).modify((stored) => {
    const sections = stored.paper.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({ ...item, ...items.get(item.number) })),
    }));
    Object.assign(stored, { paper: { ...stored.paper, ...header, sections }, offsetMs });
  });
}

/** The papers to move into the account when a visitor logs in. */
export const visitorsPapers = () => database.papers.where({ owner: '' }).toArray();

export const papersOf = (owner: string) => database.papers.where({ owner }).toArray();

/** For a paper that the account refuses. */
export const keepHere = (id: string, owner: string) => database.papers.update(id, { owner });

/** For a paper that the account has taken. */
export const adoptPaper = (id: string, owner: string) =>
  database.papers.where({ id }).modify((stored) => {
    stored.owner = owner;
    delete stored.input;
    delete stored.isDrawn;
  });

/** Removes all of the reader's papers from this device, sent or not. */
export const forgetPapers = () => removePapers(database.papers.where({ owner: currentOwner() }));

/** Removes an account's papers from this device. Those with unsent changes stay for its next log-in, without their texts. */
export async function forgetSentPapers(owner: string): Promise<void> {
  const isOver = (stored: StoredPaper) => !isWaiting(stored) && (!stored.input || stored.isDrawn === true);
  await removePapers(database.papers.where({ owner }).and(isOver));
  const left = await papersOf(owner);
  const items = left.flatMap(({ paper: { sections } }) => sections.flatMap((section) => section.items));
  await forgetTexts(owner, new Set(items.map(({ asked }) => asked.id)));
}

/** With what was written in them. */
const removePapers = (papers: Collection<StoredPaper, string>): Promise<void> =>
  database.transaction('rw', database.papers, database.written, async () => {
    const ids = await papers.primaryKeys();
    await database.written.where('paper').anyOf(ids).delete();
    await database.papers.bulkDelete(ids);
  });

/** Whether the account does not have all of a reader's paper yet. */
export const isWaiting = ({ changes, handedInAt, paper, isDrawn }: StoredPaper) =>
  hasUnsent(changes) || (handedInAt !== undefined && (paper.state === 'OPEN' || isDrawn === true));

const isUnsent = ({ answer, flagged, tookMs }: Change) =>
  answer !== undefined || flagged !== undefined || tookMs !== undefined;

export const unsentOf = (changes: StoredPaper['changes']) =>
  Object.entries(changes)
    .filter(([, change]) => isUnsent(change))
    .map(([number, change]): [number, Change] => [Number(number), change]);

export const hasUnsent = (changes: StoredPaper['changes']) => unsentOf(changes).length > 0;

/** The paper's sections with the changes on this device. */
export const sectionsOf = ({ paper, changes }: Pick<StoredPaper, 'paper' | 'changes'>) =>
  paper.sections.map((section) => ({
    ...section,
    entries: section.items.map((item): Entry => {
      const { answer, draft, flagged, ...change } = changes[item.number] ?? { revision: 0 };
      return {
        ...item,
        ...(answer && { answer }),
        ...(flagged !== undefined && { flagged }),
        ...(change.tookMs !== undefined && { tookMs: change.tookMs }),
        draft: draft ?? null,
        isUnsent: answer !== undefined,
      };
    }),
  }));

export type SheetSection = ReturnType<typeof sectionsOf>[number];

/** A short answer that the reader has marked as written is not blank. */
export const isBlank = ({ answer }: { answer: Answer | null }) => !answer || (marking.isBlank(answer) && !answer.saq);
