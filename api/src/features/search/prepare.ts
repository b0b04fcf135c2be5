import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { settings } from '../../db/schema.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { countWords } from './count-words.ts';
import { indexColumns, indexQuestions, type IndexRow, type QuestionList, questionsOf } from './index-questions.ts';
import { refreshContent } from './refresh-content.ts';

// Increase when folding or indexing changes: the index is then rebuilt.
const VERSION = '3';
const KEY = 'search_version';
const SLICE = 500;

/** Rebuilds an outdated index and finishes interrupted work. Cheap if there is nothing to do. */
export async function prepareSearch(db: Database): Promise<void> {
  const [state] = await db.select().from(settings).where(eq(settings.key, KEY));
  if (state?.value !== VERSION) await build(db, state?.value === `building ${VERSION}`);
  await countWords(db);
  await refreshContent(db);
}

async function build(db: Database, isResumed: boolean): Promise<void> {
  if (!isResumed) {
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`truncate search_titles, search_stems, search_words`);
      await transaction.execute(sql`delete from settings where key = 'search_counted'`);
      await storeState(transaction, `building ${VERSION}`);
    });
  }
  let after = 0;
  while (after >= 0) after = await db.transaction((transaction) => indexSlice(transaction, after));
  await db.transaction(async (transaction) => {
    const lists = await rowsOf<QuestionList>(
      transaction,
      sql`select id, kind, board, prof, subject, name from question_lists where total > 0`,
    );
    await indexQuestions(transaction, { questions: [], places: [], lists });
    await storeState(transaction, VERSION);
  });
}

const storeState = (db: Database, value: string) =>
  db.insert(settings).values({ key: KEY, value }).onConflictDoUpdate({ target: settings.key, set: { value } });

/** Returns the last id, or -1 when done. */
async function indexSlice(transaction: Database, after: number): Promise<number> {
  const rows = await rowsOf<IndexRow>(
    transaction,
    sql`select ${indexColumns}
          from questions q
          where q.id > ${after} and not q.hidden and not exists (select from search_stems s where s.question = q.id)
          order by q.id limit ${SLICE}`,
  );
  await indexQuestions(transaction, {
    ...questionsOf(rows),
    lists: [],
  });
  return Number(rows.at(-1)?.id ?? -1);
}
