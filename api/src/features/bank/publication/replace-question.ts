import type { Database } from '../../../db/connection.ts';
import type { QuestionChange } from '../../../db/schema.ts';
import { reindexQuestions } from '../../search/index.ts';
import type { ListKey } from '../lists/list-keys.ts';
import { changesBetween } from './cells.ts';
import { changeQuestions } from './change-question.ts';
import { moveOutOrIn } from './hide.ts';
import { loadQuestions, type QuestionContent, type StoredQuestion } from './stored-question.ts';
import type { Authorship } from './versions.ts';

/** What a question becomes: shown, unless `hidden`. `ref` and `lists`: where its content does not say so. */
export type Replacement = {
  content: QuestionContent;
  hash: string;
  hidden?: boolean;
  ref?: string | undefined;
  lists?: readonly ListKey[] | undefined;
};

/** Keeps the former versions. Returns what changed, question by question. The caller holds the bank's lock. */
export async function replaceQuestions(
  tx: Database,
  replacements: readonly { current: StoredQuestion; next: Replacement }[],
  authorship: Authorship,
): Promise<QuestionChange[][]> {
  const corrections = replacements.map(({ current, next: { content, hash, ref = current.ref, lists } }) => ({
    current,
    next: content,
    hash,
    ref,
    lists,
    changes: [
      ...(ref === current.ref ? [] : [{ field: 'ref', from: current.ref, to: ref }]),
      ...changesBetween(current.content, content),
    ],
  }));
  const lists = await changeQuestions(tx, corrections, authorship);
  await reindexQuestions(
    tx,
    corrections.map(({ current }) => current.id),
    lists,
  );
  for (const hidden of [true, false]) {
    const refs = replacements
      .filter(({ current, next }) => current.hidden !== hidden && (next.hidden ?? false) === hidden)
      .map(({ current, next }) => next.ref ?? current.ref);
    if (refs.length > 0) await moveOutOrIn(tx, [...(await loadQuestions(tx, refs)).values()], hidden);
  }
  return corrections.map(({ changes }) => changes);
}

export const replaceQuestion = async (
  tx: Database,
  current: StoredQuestion,
  next: Replacement,
  authorship: Authorship,
): Promise<QuestionChange[]> => (await replaceQuestions(tx, [{ current, next }], authorship))[0]!;
