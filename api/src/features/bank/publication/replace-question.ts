import type { Database } from '../../../db/connection.ts';
import type { QuestionChange } from '../../../db/schema.ts';
import { reindexQuestions } from '../../search/index.ts';
import { changesBetween } from './cells.ts';
import { changeQuestion } from './change-question.ts';
import { moveOutOrIn } from './hide.ts';
import { loadQuestions, type QuestionContent, type StoredQuestion } from './stored-question.ts';
import type { Authorship } from './versions.ts';

/** What a question becomes: shown, unless `hidden`. */
export type Replacement = { content: QuestionContent; hash: string; hidden?: boolean };

/** Keeps the former version. Returns what changed. The caller holds the bank's lock. */
export async function replaceQuestion(
  tx: Database,
  current: StoredQuestion,
  { content, hash, hidden = false }: Replacement,
  authorship: Authorship,
): Promise<QuestionChange[]> {
  const { id, ref } = current;
  const changes = changesBetween(current.content, content);
  const lists = await changeQuestion(tx, { current, next: content, hash, changes }, authorship);
  await reindexQuestions(tx, [id], lists);
  if (current.hidden !== hidden) await moveOutOrIn(tx, (await loadQuestions(tx, [ref])).get(ref)!, hidden);
  return changes;
}
