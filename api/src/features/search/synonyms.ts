import { wordsOf } from 'text/words.ts';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { jsonRows, type Reader, rowsOf } from '../../db/sql-rows.ts';
import { lockSearch } from './lock.ts';
import { refreshListedWords } from './listed-words.ts';
import { soundOf } from './sounds.ts';

export const MAX_PHRASE = 5;

export const synonymsSchema = z.array(
  z
    .array(
      z
        .string()
        .refine((term) => wordsOf(term).length > 0, 'has no word in it')
        .refine((term) => wordsOf(term).length <= MAX_PHRASE, `has more than ${MAX_PHRASE} words`),
    )
    .min(2, 'needs two terms'),
);

export type Synonyms = z.output<typeof synonymsSchema>;

export async function replaceSynonyms(db: Database, groups: Synonyms): Promise<void> {
  const rows = groups.flatMap((terms, meaning) =>
    [...new Set(terms.map((term) => wordsOf(term).join(' ')))].sort().map((phrase) => ({
      phrase,
      meaning,
      sound: soundOf(phrase),
    })),
  );
  await db.transaction(async (transaction) => {
    await lockSearch(transaction);
    const current = await rowsOf(
      transaction,
      sql`select phrase, meaning, sound from search_synonyms order by meaning, phrase collate "C"`,
    );
    if (isDeepStrictEqual(current, rows)) return;
    await transaction.execute(sql`delete from search_synonyms`);
    await transaction.execute(
      sql`insert into search_synonyms (phrase, meaning, sound)
            select phrase, meaning, sound from jsonb_to_recordset(${jsonRows(rows)}) as r(phrase text, meaning int, sound text)`,
    );
    await refreshListedWords(transaction);
  });
}

/** By phrase; each synonym as a list of words. */
export async function synonymsOf(db: Reader, phrases: readonly string[]): Promise<Map<string, string[][]>> {
  if (phrases.length === 0) return new Map();
  const rows = await rowsOf<{ phrase: string; other: string }>(
    db,
    sql`select distinct s.phrase, o.phrase as other from search_synonyms s
          join search_synonyms o on o.meaning = s.meaning and o.phrase <> s.phrase
          where s.phrase in ${phrases} order by 1, 2`,
  );
  const synonyms = new Map<string, string[][]>();
  for (const { phrase, other } of rows) synonyms.set(phrase, [...(synonyms.get(phrase) ?? []), other.split(' ')]);
  return synonyms;
}
