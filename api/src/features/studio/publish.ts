import { originOf } from '../bank/draft/index.ts';
import {
  changeQuestion,
  changesBetween,
  insertQuestion,
  moveOutOrIn,
  NO_CHAPTER,
  type QuestionContent,
  type StoredQuestion,
} from '../bank/index.ts';
import { reindexQuestions } from '../search/index.ts';
import type { Sheet, Step } from './change.ts';
import { draftOf } from './draft.ts';
import type { Checked } from './missing.ts';
import { putStamp } from './stamp.ts';
import { putDraft } from './store.ts';

type Prepared = NonNullable<Checked['prepared']>;

/** The question, its lists, the search and the bank's version, in the transaction of the approval. */
export async function publish(sheet: Sheet, prepared: Prepared): Promise<Step> {
  const { tx, state, user, now } = sheet;
  const { id, draft, bank } = state;
  const content = toContent(prepared, bank);
  await putDraft(tx, id, { ...draft!, status: 'PUBLISHED', content: null, baseVersion: null }, now);
  const step: Step = bank ? await replace(sheet, bank, { content, hash: prepared.hash }) : { what: 'PUBLISHED' };
  if (!bank) await insertQuestion(tx, { id, content, hash: prepared.hash });
  await putStamp(tx, id, { author: draft!.author, reviewer: user.id, at: now });
  return step;
}

/** What readers see becomes `next`, and a retired question is shown again. */
export async function replace(
  { tx, state, user }: Sheet,
  current: StoredQuestion,
  next: { content: QuestionContent; hash: string },
): Promise<Step> {
  const { id } = state;
  const { content, hash } = next;
  const changes = changesBetween(current.content, content);
  const authorship = { author: user.userId, reason: undefined };
  const lists = await changeQuestion(tx, { current, next: content, hash, changes }, authorship);
  await reindexQuestions(tx, [id], lists);
  if (current.hidden) await moveOutOrIn(tx, { ...current, lists: [...current.lists, ...lists] }, false);
  return { what: 'PUBLISHED', changes, replaced: current.version };
}

/** A file may have put the question into several chapters: it stays there unless the author has chosen another. */
function toContent({ question }: Prepared, bank: StoredQuestion | null): QuestionContent {
  const { ref: _ref, chapter, ...rest } = question;
  const origin = originOf(question);
  const isSameChapter = bank !== null && draftOf(bank.content).chapter === chapter;
  return {
    ...(rest as QuestionContent),
    ...(origin && { origin }),
    chapters: isSameChapter ? bank.content.chapters : [chapter ?? question.topic ?? NO_CHAPTER],
  };
}
