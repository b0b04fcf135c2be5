import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { rowsOf } from '../db/sql-rows.ts';
import { lockSearch } from './lock.ts';

const SLICE = 2_000;

/**
 * Counts the words of the stems that came since the last time. What is counted is remembered with the counts, so
 * that a process that is killed leaves a state from which the next one goes on.
 */
export async function countWords(db: Database): Promise<void> {
  while (await db.transaction(countSlice));
}

async function countSlice(transaction: Database): Promise<boolean> {
  await lockSearch(transaction);
  const [slice] = await rowsOf<{ last: string | number | null }>(
    transaction,
    sql`with slice as materialized (
          select question, open, words from search_stems
            where question > (select coalesce(max(value), '0')::bigint from settings where key = 'search_counted')
            order by question limit ${SLICE}),
        counted as (
          insert into search_words as w (word, stems, open)
            select word, count(*), count(*) filter (where open) from slice, unnest(tsvector_to_array(words)) as word
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
