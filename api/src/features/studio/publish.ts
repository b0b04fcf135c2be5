import {
  contentToPublish,
  insertQuestion,
  NO_CHAPTER,
  replaceQuestion,
  type QuestionContent,
  type StoredQuestion,
} from '../bank/index.ts';
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
  const next = { content, hash: prepared.hash };
  const changes = bank ? await replaceQuestion(tx, bank, next, { author: user.userId, reason: undefined }) : [];
  if (!bank) await insertQuestion(tx, { id, ...next });
  await putStamp(tx, id, { author: draft!.author, reviewer: user.id, at: now });
  return { what: 'PUBLISHED', changes, replaced: bank?.version };
}

/** A file may have put the question into several chapters: it stays there unless the author has chosen another. */
function toContent({ question }: Prepared, bank: StoredQuestion | null): QuestionContent {
  const { chapter, topic } = question;
  const isSameChapter = bank !== null && draftOf(bank.content).chapter === chapter;
  return contentToPublish(question, isSameChapter ? bank.content.chapters : [chapter ?? topic ?? NO_CHAPTER]);
}
