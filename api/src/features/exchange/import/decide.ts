import type { AppearanceRow, DraftContent } from '../../../db/schema.ts';
import type { Message } from '../../../http/messages.ts';
import { answerKey, originOf, contentHash } from '../../bank/draft/index.ts';
import { isAnotherQuestion } from './another-question.ts';
import {
  changesBetween,
  chapterList,
  listName,
  NO_CHAPTER,
  otherLists,
  topicLists,
  yearLists,
  type ListKey,
  type Changes,
  noChanges,
  type KnownQuestion,
} from '../../bank/index.ts';
import { draftOf, isSame } from '../../studio/index.ts';
import { withRow } from './with-row.ts';
import type { ImportSession } from './import-session.ts';
import { whereabouts, type KnownQuestions } from './known-question.ts';
import { rowMessages } from '../messages.ts';
import type { Refusal } from './parsed-row.ts';
import type { PreparedRow } from './prepare-row.ts';

export type Outcome = 'imported' | 'merged' | 'updated' | 'unchanged';

/** Adds to `changes`. `warn` is called for what is not imported of the row. */
export function decide(
  row: PreparedRow,
  known: KnownQuestions,
  changes: Changes,
  session: ImportSession,
  warn: (message: Message) => void,
): Outcome | Refusal {
  const { question, hash, hashWithoutStrikes, key, line } = row;
  const same = known.byHash(hash);
  const named = question.ref === undefined ? undefined : known.byRef(question.ref);
  if (session.update && question.ref !== undefined) {
    const first = session.firstLineOf(question.ref, line);
    if (first !== undefined) return { line, reason: rowMessages.refTwice({ ref: question.ref, line: first }) };
    const target = named ?? (same?.id === null ? undefined : same);
    if (target) return update(row, target, known, changes, session);
  }
  if (named && named !== same) {
    return { line, reason: rowMessages.refOfAnother({ ref: question.ref!, where: whereabouts(named) }) };
  }
  if (!same) {
    const former = known.refByFormerHash(hash);
    if (former) return { line, reason: rowMessages.correctedSince({ ref: former }) };
    const unstruck = hashWithoutStrikes === undefined ? undefined : known.byHash(hashWithoutStrikes);
    if (unstruck) return { line, reason: rowMessages.knownUnstruck({ where: whereabouts(unstruck) }) };
    const draft = known.drafts.ofHash.get(hash);
    if (draft) return isOf(row, draft) ? 'unchanged' : { line, reason: rowMessages.waits() };
    enter(row, known, changes);
    return 'imported';
  }
  if (same.key !== key) return { line, reason: rowMessages.otherKey({ where: whereabouts(same) }) };
  if (same.hidden)
    return bringsNothing(row, same) ? 'unchanged' : { line, reason: rowMessages.hidden({ ref: same.ref! }) };
  if (question.ref !== undefined && question.ref !== same.ref) {
    warn(rowMessages.refNotSet({ ref: question.ref, where: whereabouts(same) }));
  }
  if (row.spelling !== same.spelling) warn(rowMessages.otherCapitals({ where: whereabouts(same) }));
  const draft = known.drafts.ofQuestion.get(same.id!);
  if (draft) {
    const isThere = bringsNothing(row, same) || isOf(row, draft);
    return isThere ? 'unchanged' : { line, reason: rowMessages.hasDraft({ ref: same.ref! }) };
  }
  return merge(row, same, changes) ? 'merged' : 'unchanged';
}

/** The row replaces what the bank has; empty fields stay. */
function update(
  row: PreparedRow,
  target: KnownQuestion,
  known: KnownQuestions,
  changes: Changes,
  session: ImportSession,
): Outcome | Refusal {
  const { question, key, spelling, line } = row;
  const ref = question.ref!;
  const current = known.updatable.get(target.ref!);
  const refuseTwice = (first: number) => ({
    line,
    reason: rowMessages.questionTwice({ ref, line: first, as: target.ref! }),
  });
  // An earlier row of the file gave it another ref.
  if (!current) return refuseTwice(session.firstLineOf(`question ${target.id}`, line)!);
  const next = withRow(current.content, question);
  // Pictures that the row leaves out stay, and are a part of what the question is.
  const hash = next.media === question.media ? row.hash : contentHash(next);
  const same = known.byHash(hash);
  if (same && same !== target)
    return { line, reason: rowMessages.questionElsewhere({ ref, where: whereabouts(same) }) };
  const first = session.firstLineOf(`question ${target.id}`, line);
  if (first !== undefined) return refuseTwice(first);
  const differences = changesBetween(current.content, next);
  if (ref !== current.ref) differences.unshift({ field: 'ref', from: current.ref, to: ref });
  if (differences.length === 0) return 'unchanged';
  const draft = known.drafts.ofQuestion.get(target.id!);
  if (draft) {
    return isSame(draft, draftOf(next)) ? 'unchanged' : { line, reason: rowMessages.hasDraft({ ref: current.ref }) };
  }
  // Generated refs continue: a later file may use one that an own question already has.
  const isOfAnotherOrigin = question.origin !== undefined && question.origin !== current.content.origin;
  if (isOfAnotherOrigin && isAnotherQuestion(current.content, next))
    return { line, reason: rowMessages.otherOrigin({ ref }) };
  changes.corrections.push({ current, next, ref, hash, changes: differences, line });
  known.change(target, { ref, hash, key, spelling });
  return 'updated';
}

/** Whether a draft has the key, the topic and all papers of a row. */
function isOf({ question, key }: PreparedRow, draft: DraftContent): boolean {
  const options = draft.options.map((option) => ({ ...option, correct: option.correct ?? false }));
  return (
    answerKey(options) === key &&
    (question.topic === undefined || question.topic === draft.topic) &&
    (question.items.length === 0 || (draft.items ?? []).length > 0) &&
    union(draft.appearances, question.appearances as AppearanceRow[]).length === draft.appearances.length
  );
}

function bringsNothing(row: PreparedRow, same: KnownQuestion): boolean {
  const copy = { ...same, lists: [...same.lists] };
  return !merge(row, copy, noChanges());
}

function enter({ question, hash, key, spelling, line }: PreparedRow, known: KnownQuestions, changes: Changes): void {
  const appearances = union([], question.appearances as AppearanceRow[]);
  const { prof, subject, ref = null, topic = null } = question;
  const entry: KnownQuestion = {
    id: null,
    line,
    ref,
    hash,
    key,
    spelling,
    prof,
    subject,
    topic,
    hidden: false,
    appearances,
    origin: originOf(question) ?? null,
    lists: [],
    items: question.items,
    question,
  };
  known.add(entry);
  changes.inserts.push(entry);
  const own = [chapterList(entry, question.chapter ?? topic ?? NO_CHAPTER), ...otherLists(question)];
  place(entry, wantedLists(entry, own), changes);
}

function merge({ question }: PreparedRow, same: KnownQuestion, changes: Changes): boolean {
  const appearances = union(same.appearances, question.appearances as AppearanceRow[]);
  const topic = same.topic ?? question.topic ?? null;
  const origin = same.origin ?? originOf(question) ?? null;
  const items = same.items.length > 0 ? same.items : question.items;
  const updated =
    appearances.length > same.appearances.length ||
    topic !== same.topic ||
    origin !== same.origin ||
    (items !== same.items && items.length > 0);
  same.appearances = appearances;
  same.topic = topic;
  same.origin = origin;
  same.items = items;
  if (updated && same.id !== null) changes.updates.add(same);
  const own: ListKey[] = question.topic
    ? topicLists(same, question.appearances as AppearanceRow[], question.topic)
    : [];
  if (question.chapter) own.push(chapterList(same, question.chapter));
  own.push(...otherLists(question));
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
