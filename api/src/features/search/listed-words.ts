import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { jsonRows } from '../../db/sql-rows.ts';

/** Needs the search lock. */
export async function refreshListedWords(transaction: Database): Promise<void> {
  await transaction.execute(
    sql`with now as materialized (
          select unnest(tsvector_to_array(words)) as word from search_titles
          union select regexp_split_to_table(phrase, ' ') from search_synonyms),
        gone as (
          update search_words w set listed = false where listed and not exists (select from now where now.word = w.word))
        insert into search_words (word, listed) select word, true from now where word !~ '^[0-9]+$'
          on conflict (word) do update set listed = true where not search_words.listed`,
  );
}

export async function addListedWords(transaction: Database, words: Iterable<string>): Promise<void> {
  await transaction.execute(
    sql`insert into search_words (word, listed)
          select word, true from jsonb_array_elements_text(${jsonRows([...new Set(words)].sort())}) as word
          where word !~ '^[0-9]+$'
          on conflict (word) do update set listed = true where not search_words.listed`,
  );
}
