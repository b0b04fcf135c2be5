import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { lockSearch } from './lock.ts';

// A statement of the embedded database holds everybody up while it runs.
const SLICE = 500;

/**
 * Counts the words of the questions that came since the last time. What is counted is remembered with the counts, so
 * that a process that is killed leaves a state from which the next one goes on.
 */
export async function countWords(db: Database): Promise<void> {
  let slices = 0;
  while (await db.transaction(countSlice)) slices += 1;
  if (slices > 0) await settle(db);
}

// What was indexed last waits in a list that every search reads through; PGlite has no vacuum that would empty it.
const INDEXES = [
  'search_stems_words',
  'search_stems_open',
  'search_stems_texts',
  'search_stems_open_texts',
  'search_titles_words',
  'search_words_trigrams',
];

async function settle(db: Database): Promise<void> {
  for (const index of INDEXES) await db.execute(sql`select gin_clean_pending_list(${index}::regclass)`);
}

async function countSlice(transaction: Database): Promise<boolean> {
  await lockSearch(transaction);
  const [slice] = await rowsOf<{ last: string | number | null }>(
    transaction,
    sql`with slice as materialized (
          select question, open, texts from search_stems
            where question > (select coalesce(max(value), '0')::bigint from settings where key = 'search_counted')
            order by question limit ${SLICE}),
        counted as (
          insert into search_words as w (word, stems, open)
            select word, count(*), count(*) filter (where open) from slice, unnest(tsvector_to_array(texts)) as word
              where word !~ '^[0-9]+$' group by word
            on conflict (word) do update set stems = w.stems + excluded.stems, open = w.open + excluded.open)
        select max(question) as last from slice`,
  );
  if (slice?.last === null || slice?.last === undefined) return false;
  await transaction.execute(
    sql`insert into settings (key, value) values ('search_counted', ${String(slice.last)})
          on conflict (key) do update set value = excluded.value`,
  );
  return true;
}
