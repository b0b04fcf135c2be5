import { wordsOf } from 'text/words.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { jsonRows } from '../../db/sql-rows.ts';
import type { Kind } from './kinds.ts';
import { addListedWords } from './listed-words.ts';
import { weightedWords, type WeightedText } from './question-texts.ts';
import { indexWords } from './words.ts';

export type Title = {
  kind: Kind;
  of: string;
  title: string;
  name?: string;
  around?: string;
  signs?: readonly WeightedText[];
  prof?: string;
  subject?: string;
  link?: string;
  topic?: string | undefined;
  place?: string | undefined;
};

export const titleId = ({ kind, of }: Title): string => `${kind} ${of}`;

export const ownId = (kind: Kind, id: string): string => id.slice(kind.length + 1);

/** Replaces titles with the same id. Needs the search lock. */
export async function storeTitles(transaction: Database, titles: readonly Title[]): Promise<void> {
  if (titles.length === 0) return;
  const distinct = new Map(titles.map((title) => [titleId(title), title]));
  const rows = [...distinct].map(([id, { kind, title, name = title, around = '', signs = [], ...shown }]) => ({
    id,
    kind,
    ...shown,
    name,
    key: wordsOf(title).join(' '),
    title: indexWords(title),
    words: [...new Set([...indexWords(title), ...indexWords(around)])],
    signs: weightedWords(signs),
  }));
  await transaction.execute(
    sql`insert into search_titles (id, kind, name, key, prof, subject, link, topic, place, title, words, signs)
          select id, kind, name, key, prof, subject, link, topic, place,
            array_to_tsvector(array(select jsonb_array_elements_text(title))),
            array_to_tsvector(array(select jsonb_array_elements_text(words))),
            signs::tsvector
          from jsonb_to_recordset(${jsonRows(rows)}) as r(id text, kind text, name text, key text, prof text,
            subject text, link text, topic text, place text, title jsonb, words jsonb, signs text)
        on conflict (id) do update set name = excluded.name, key = excluded.key, link = excluded.link,
          topic = excluded.topic, place = excluded.place, title = excluded.title, words = excluded.words, signs = excluded.signs`,
  );
  await addListedWords(
    transaction,
    rows.flatMap(({ words }) => words),
  );
}
