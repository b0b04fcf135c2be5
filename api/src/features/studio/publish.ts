import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { QuestionChange } from '../../db/schema.ts';
import { jsonRows } from '../../db/sql-rows.ts';
import type { User } from '../accounts/index.ts';
import {
  contentToPublish,
  insertQuestions,
  listKey,
  NO_CHAPTER,
  type Replacement,
  replaceQuestions,
  type StoredQuestion,
} from '../bank/index.ts';
import type { Sheet, Step } from './change.ts';
import { draftOf, placeOf } from './draft.ts';
import type { Checked } from './missing.ts';
import { closeLinks } from './expert/close-links.ts';
import { putStamps } from './stamp.ts';
import type { State } from './store.ts';

type Prepared = Pick<NonNullable<Checked['prepared']>, 'question' | 'hash'>;
export type Publication = { state: State; prepared: Prepared };

/** The question, its lists, the search and the bank's version, in the transaction of the approval. */
export async function publish({ tx, state, user, now }: Sheet, prepared: Prepared): Promise<Step> {
  const [changes] = await publishAll(tx, [{ state, prepared }], { user, now });
  return { what: 'PUBLISHED', changes: changes!, replaced: state.bank?.version };
}

/** Returns what changed of each. The caller holds the bank's lock, and has made sure that no two are the same question. */
export async function publishAll(
  tx: Database,
  publications: readonly Publication[],
  { user, now }: { user: User; now: Date },
): Promise<QuestionChange[][]> {
  const entries = publications.map((publication) => ({ ...publication, next: replacementOf(publication) }));
  const ids = entries.map(({ state }) => state.id);
  await tx.execute(
    sql`update question_drafts set revision = revision + 1, status = 'PUBLISHED', content = null, base_version = null,
          assignee = null, due_on = null, changed_at = ${now.toISOString()}::timestamptz
        where id in (select value::bigint from jsonb_array_elements_text(${jsonRows(ids)}))`,
  );
  await closeLinks(tx, ids);
  const changed = entries.flatMap(({ state: { bank }, next }) => (bank ? [{ current: bank, next }] : []));
  const changes = await replaceQuestions(tx, changed, { author: user.userId, reason: undefined });
  await insertQuestions(
    tx,
    entries.flatMap(({ state: { id, bank }, next }) => (bank ? [] : [{ id, ...next }])),
  );
  await putStamps(
    tx,
    entries.map(({ state: { id, draft } }) => ({ id, author: draft!.author })),
    { reviewer: user.id, at: now },
  );
  await noteInBatches(tx, ids);
  const byQuestion = new Map(changed.map(({ current }, index) => [current.id, changes[index]!]));
  return ids.map((id) => byQuestion.get(id) ?? []);
}

function replacementOf({ state: { draft, bank }, prepared: { question, hash } }: Publication): Replacement {
  const { extras, content } = draft!;
  const { ref } = extras ?? {};
  if (extras && JSON.stringify(placeOf(content!)) === JSON.stringify(placeOf(extras.place))) {
    const lists = extras.lists.map(listKey);
    const chapters = lists.flatMap(([kind, , , , name]) => (kind === 'chapter' ? [name] : []));
    return { content: contentToPublish(question, chapters), hash, ref, lists };
  }
  return { content: contentToPublish(question, chaptersOf(question, bank)), hash, ref };
}

/** A file may have put the question into several chapters: it stays there unless the author has chosen another. */
function chaptersOf({ chapter, topic }: Prepared['question'], bank: StoredQuestion | null): string[] {
  const isSameChapter = bank !== null && draftOf(bank.content).chapter === chapter;
  return isSameChapter ? bank.content.chapters : [chapter ?? topic ?? NO_CHAPTER];
}

/** Which version an import has made, so that it can be taken back. */
const noteInBatches = (tx: Database, ids: readonly number[]) =>
  tx.execute(
    sql`update import_batch_questions b set after = q.version from question_drafts d join questions q on q.id = d.id
          where d.id in (select value::bigint from jsonb_array_elements_text(${jsonRows(ids)}))
            and b.batch = d.batch and b.question = d.id`,
  );
