import type { AppearanceRow } from '../db/schema.ts';
import { nameOf, type KnownQuestion, type KnownQuestions } from './known-question.ts';
import { chapterList, listName, NO_CHAPTER, topicLists, yearLists, type ListKey } from './lists.ts';
import type { Refusal } from './parsed-row.ts';
import type { PreparedRow } from './prepare.ts';

export type Outcome = 'imported' | 'merged' | 'unchanged';

/** What a batch changes in the bank; places stand in the order of the file. */
export type Changes = {
  inserts: KnownQuestion[];
  updates: Set<KnownQuestion>;
  places: { known: KnownQuestion; list: string }[];
};

export const noChanges = (): Changes => ({ inserts: [], updates: new Set(), places: [] });

/** Says what becomes of a row among the questions known so far, and notes what is to be stored for it. */
export function decide(row: PreparedRow, known: KnownQuestions, changes: Changes): Outcome | Refusal {
  const { question, hash, key, line } = row;
  const same = known.byHash(hash);
  const named = question.ref === undefined ? undefined : known.byRef(question.ref);
  if (named && named !== same) {
    return {
      line,
      reason: `ref ${question.ref} is another question${named.id === null ? ` ${nameOf(named)}` : ' in the bank'}`,
    };
  }
  if (!same) {
    enter(row, known, changes);
    return 'imported';
  }
  if (same.key !== key) return { line, reason: `already ${nameOf(same)} with another key` };
  return merge(row, same, changes) ? 'merged' : 'unchanged';
}

function enter({ question, hash, key, line }: PreparedRow, known: KnownQuestions, changes: Changes): void {
  const appearances = union([], question.appearances as AppearanceRow[]);
  const { prof, subject, ref = null, topic = null } = question;
  const entry: KnownQuestion = {
    id: null,
    line,
    ref,
    hash,
    key,
    prof,
    subject,
    topic,
    appearances,
    lists: [],
    question,
  };
  known.add(entry);
  changes.inserts.push(entry);
  place(entry, wantedLists(entry, [chapterList(entry, question.chapter ?? topic ?? NO_CHAPTER)]), changes);
}

function merge({ question }: PreparedRow, same: KnownQuestion, changes: Changes): boolean {
  const appearances = union(same.appearances, question.appearances as AppearanceRow[]);
  const topic = same.topic ?? question.topic ?? null;
  const updated = appearances.length > same.appearances.length || topic !== same.topic;
  same.appearances = appearances;
  same.topic = topic;
  if (updated && same.id !== null) changes.updates.add(same);
  const own: ListKey[] = question.topic
    ? topicLists(same, question.appearances as AppearanceRow[], question.topic)
    : [];
  if (question.chapter) own.push(chapterList(same, question.chapter));
  return place(same, wantedLists(same, own), changes) || updated;
}

const wantedLists = (known: KnownQuestion, own: ListKey[]): ListKey[] => [
  ...(known.topic ? topicLists(known, known.appearances, known.topic) : []),
  ...yearLists(known, known.appearances),
  ...own,
];

function place(known: KnownQuestion, lists: ListKey[], changes: Changes): boolean {
  const before = known.lists.length;
  for (const list of lists.map(listName)) {
    if (known.lists.includes(list)) continue;
    known.lists.push(list);
    changes.places.push({ known, list });
  }
  return known.lists.length > before;
}

const paper = ({ board, year, sitting = '' }: AppearanceRow) => `${board} ${year} ${sitting}`;

function union(some: AppearanceRow[], more: AppearanceRow[]): AppearanceRow[] {
  const seen = new Set(some.map(paper));
  return [...some, ...more.filter((item) => !seen.has(paper(item)) && seen.add(paper(item)))];
}
