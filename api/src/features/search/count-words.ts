import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { lockSearch } from './lock.ts';

// Statements of the embedded database block the process.
const SLICE = 500;

/** The position is stored with the counts, so that a restarted process continues from there. */
export async function countWords(db: Database): Promise<void> {
  let slices = 0;
  while (await db.transaction(countSlice)) slices += 1;
  if (slices > 0) await flushIndexes(db);
}

// New entries wait in a list that every search scans; PGlite has no vacuum to flush it.
const INDEXES = [
  'search_stems_words',
  'search_stems_open',
  'search_stems_texts',
  'search_stems_open_texts',
  'search_titles_words',
  'search_words_trigrams',
];

async function flushIndexes(db: Database): Promise<void> {
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
        words as materialized (
          select word collate "C" as word, count(*) as stems, count(*) filter (where open) as open
            from slice, unnest(tsvector_to_array(texts)) as word group by word collate "C"),
        counted as (
          insert into search_words as w (word, stems, open)
            select word, stems, open from words where word !~ '^[0-9]+$'
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
