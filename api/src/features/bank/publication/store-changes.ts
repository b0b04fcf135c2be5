import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { changeQuestions, type Correction } from './change-question.ts';
import type { Authorship } from './versions.ts';
import type { Changes, KnownQuestion } from './changes.ts';
import { giveRefs } from './generated-refs.ts';
import { insertRows } from './insert-question.ts';
import type { QuestionContent } from './stored-question.ts';
import { placeQuestions } from '../lists/place-questions.ts';
import { jsonRows } from '../../../db/sql-rows.ts';
import { indexQuestions, reindexQuestions, type StoredQuestions } from '../../search/index.ts';

/** Stores a batch: questions, refs, lists, places and index. The transaction of the caller holds the lock. */
export async function storeChanges(transaction: Database, changes: Changes, authorship: Authorship): Promise<void> {
  await storeCorrections(transaction, changes.corrections, authorship);
  const questions = await insertQuestions(transaction, changes.inserts);
  await updateQuestions(transaction, [...changes.updates]);
  const { places, lists } = await placeQuestions(
    transaction,
    changes.places.map(({ known, list }) => ({ question: known.id!, list })),
  );
  if (places.length > 0) {
    await indexQuestions(transaction, { questions, places, lists: lists.filter(({ isNew }) => isNew) });
  }
}

async function storeCorrections(
  transaction: Database,
  corrections: readonly Correction[],
  authorship: Authorship,
): Promise<void> {
  if (corrections.length === 0) return;
  const lists = await changeQuestions(transaction, corrections, authorship);
  const questions = corrections.map(({ current }) => current.id);
  await reindexQuestions(transaction, questions, lists);
}

async function insertQuestions(db: Database, inserts: KnownQuestion[]): Promise<StoredQuestions['questions']> {
  if (inserts.length === 0) return [];
  await giveRefs(db, inserts);
  const ids = await insertRows(
    db,
    inserts.map(({ ref, hash, topic, appearances, origin, question }) => {
      const { chapter: _chapter, also_in: _others, ...content } = question!;
      return { ...(content as QuestionContent), ref, hash, topic, appearances, origin };
    }),
  );
  return inserts.map((known) => {
    const texts = known.question!;
    known.id = ids.get(known.ref!)!;
    known.question = undefined;
    return { ...texts, id: known.id, ref: known.ref! };
  });
}

async function updateQuestions(db: Database, updates: KnownQuestion[]): Promise<void> {
  if (updates.length === 0) return;
  const rows = updates.map(({ id, topic, appearances, origin, items }) => ({ id, topic, appearances, origin, items }));
  await db.execute(
    sql`update questions q set topic = r.topic, appearances = r.appearances, origin = r.origin, items = r.items
        from jsonb_to_recordset(${jsonRows(rows)})
          as r(id bigint, topic text, appearances jsonb, origin text, items text[]) where q.id = r.id`,
  );
}
