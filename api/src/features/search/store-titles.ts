import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { jsonRows } from '../../db/sql-rows.ts';
import type { Kind } from './kinds.ts';
import { listWords } from './listed-words.ts';
import { indexWords, wordsOf } from './words.ts';

/** Something to be found by its title, or less well by the text around it. */
export type Title = {
  kind: Kind;
  /** What it is of, among its kind. */
  of: string;
  title: string;
  /** How it is shown, where that is not the title. */
  name?: string;
  around?: string;
  prof?: string;
  subject?: string;
  link?: string;
  /** The subject or category that it belongs to. */
  topic?: string | undefined;
  /** The board, professional year or list that it stands in. */
  place?: string | undefined;
};

/** What a title is kept under. */
export const titleId = ({ kind, of }: Title): string => `${kind} ${of}`;

/** What a title that is kept under `id` is of. */
export const ownId = (kind: Kind, id: string): string => id.slice(kind.length + 1);

/** Enters titles, in the place of what the index has of the same things. The transaction holds the lock. */
export async function storeTitles(transaction: Database, titles: readonly Title[]): Promise<void> {
  if (titles.length === 0) return;
  const distinct = new Map(titles.map((title) => [titleId(title), title]));
  const rows = [...distinct].map(([id, { kind, title, name = title, around = '', ...shown }]) => ({
    id,
    kind,
    ...shown,
    name,
    key: wordsOf(title).join(' '),
    title: indexWords(title),
    words: [...new Set([...indexWords(title), ...indexWords(around)])],
  }));
  await transaction.execute(
    sql`insert into search_titles (id, kind, name, key, prof, subject, link, topic, place, title, words)
          select id, kind, name, key, prof, subject, link, topic, place,
            array_to_tsvector(array(select jsonb_array_elements_text(title))),
            array_to_tsvector(array(select jsonb_array_elements_text(words)))
          from jsonb_to_recordset(${jsonRows(rows)}) as r(id text, kind text, name text, key text, prof text,
            subject text, link text, topic text, place text, title jsonb, words jsonb)
        on conflict (id) do update set name = excluded.name, key = excluded.key, link = excluded.link,
          topic = excluded.topic, place = excluded.place, title = excluded.title, words = excluded.words`,
  );
  await listWords(
    transaction,
    rows.flatMap(({ words }) => words),
  );
}
