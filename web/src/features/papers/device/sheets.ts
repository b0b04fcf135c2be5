import type { AnswerInput, PaperInput } from '../../../graphql.generated.ts';
import { currentOwner, noteDeviceRecord } from '../../study/index.ts';
import type { AnswerPaperMutation, PaperSheetFragment } from '../paper.generated.ts';
import { serverNow } from './clock.ts';
import { database, type Change, type SheetItem, type StoredPaper } from './database.ts';

/** A question of the sheet as it stands on this device. `draft`: chosen in a tutor's paper, but not checked. */
export type Entry = SheetItem & { isUnsent: boolean; draft: SheetItem['answer'] };

type Kept = { offsetMs: number; input?: PaperInput };

/** Further apart, the server's clock was set. */
const OVERTAKEN_MS = 30_000;

/** Whether a response was made before one that is here: a read that a save overtook. */
function isOvertaken(paper: PaperSheetFragment, here: PaperSheetFragment): boolean {
  if (paper.state !== here.state) return paper.state === 'OPEN';
  const behindMs = Date.parse(here.now) - Date.parse(paper.now);
  return behindMs > 0 && behindMs < OVERTAKEN_MS;
}

/** Takes over a paper from the server. What was changed here since stays. */
export async function storePaper(paper: PaperSheetFragment, kept: Kept, owner = currentOwner()): Promise<void> {
  await database.transaction('rw', database.papers, async () => {
    const here = await database.papers.get(paper.id);
    if (here && isOvertaken(paper, here.paper)) return;
    await database.papers.put({ changes: {}, ...here, ...kept, id: paper.id, owner, paper });
  });
  // Home has a place for it.
  noteDeviceRecord();
}

/** Only the reader's own. */
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

/** A paper with one more change. */
export function withChange(stored: StoredPaper, number: number, change: NewChange): StoredPaper {
  const before = stored.changes[number];
  const isDated = change.answer !== undefined || change.flagged !== undefined;
  const at = isDated ? { at: timeOf(stored) } : {};
  const next: Change = { ...before, ...change, ...at, revision: (before?.revision ?? 0) + 1 };
  if (change.answer !== undefined) delete next.draft;
  return { ...stored, changes: { ...stored.changes, [number]: next } };
}

/** Never before an earlier change, which a clock that was set back would have win. */
function timeOf({ changes }: StoredPaper): string {
  const times = Object.values(changes).flatMap(({ at }) => (at === undefined ? [] : [Date.parse(at)]));
  return new Date(Math.max(serverNow(), ...times)).toISOString();
}

/** Keeps an answer, a draft, a flag or time spent on this device. */
export const changeEntry = (id: string, number: number, change: NewChange) =>
  database.papers.where({ id }).modify((stored, place) => {
    place.value = withChange(stored, number, change);
  });

export const noteHandedIn = (id: string, at = new Date(serverNow()).toISOString()) =>
  database.papers
    .where({ id })
    .and(({ handedInAt }) => handedInAt === undefined)
    .modify({ handedInAt: at });

/** Forgets what the account has now, unless it was changed again since. A draft stays. */
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

/** Takes over what other devices did, out of a response without the questions. */
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

/** A visitor's papers are those of the account from now on, once it has them. */
export const visitorsPapers = () => database.papers.where({ owner: '' }).toArray();

export const papersOf = (owner: string) => database.papers.where({ owner }).toArray();

/** The account will not have it. */
export const keepHere = (id: string, owner: string) => database.papers.update(id, { owner });

/** The account has it now. */
export const adoptPaper = (id: string, owner: string) =>
  database.papers.where({ id }).modify((stored) => {
    stored.owner = owner;
    delete stored.input;
  });

/** Of the reader: all of them, sent or not. */
export const forgetPapers = () => database.papers.where({ owner: currentOwner() }).delete();

/** Takes what the account has of its papers from this device; what it has not got yet waits for the next log-in. */
export const forgetSentPapers = (owner: string) =>
  database.papers
    .where({ owner })
    .and(({ paper, changes, handedInAt, input }) => {
      const isEnding = handedInAt !== undefined && paper.state === 'OPEN';
      return !hasUnsent(changes) && !isEnding && !input;
    })
    .delete();

const isUnsent = ({ answer, flagged, tookMs }: Change) =>
  answer !== undefined || flagged !== undefined || tookMs !== undefined;

export const unsentOf = (changes: StoredPaper['changes']) =>
  Object.entries(changes)
    .filter(([, change]) => isUnsent(change))
    .map(([number, change]): [number, Change] => [Number(number), change]);

export const hasUnsent = (changes: StoredPaper['changes']) => unsentOf(changes).length > 0;

/** The sheet with what was done here on top, by section. */
export const sectionsOf = ({ paper, changes }: Pick<StoredPaper, 'paper' | 'changes'>) =>
  paper.sections.map((section) => ({
    ...section,
    entries: section.items.map((item): Entry => {
      const { answer, draft, flagged, ...change } = changes[item.number] ?? { revision: 0 };
      return {
        ...item,
        ...(answer && { answer: toAnswer(answer) }),
        ...(flagged !== undefined && { flagged }),
        ...(change.tookMs !== undefined && { tookMs: change.tookMs }),
        draft: draft ? toAnswer(draft) : null,
        isUnsent: answer !== undefined,
      };
    }),
  }));

export type SheetSection = ReturnType<typeof sectionsOf>[number];

const toAnswer = ({ sba = null, mtf = null, saq = null }: AnswerInput): SheetItem['answer'] => ({ sba, mtf, saq });

/** What the server takes: without the names of types. */
export const toInput = (answer: SheetItem['answer']): AnswerInput => ({
  ...(answer?.sba != null && { sba: answer.sba }),
  ...(answer?.mtf && { mtf: answer.mtf.map(({ key, value }) => ({ key, value })) }),
  ...(answer?.saq && { saq: answer.saq.map(({ label, points }) => ({ label, points })) }),
});

/** Whether nothing was answered. A short answer that is said to be written counts as answered. */
export const isBlank = ({ answer }: Pick<SheetItem, 'answer'>) =>
  !answer || (!answer.sba && !answer.mtf?.length && answer.saq === null);
