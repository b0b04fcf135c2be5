import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { rowsOf } from '../db/sql-rows.ts';
import { boardCodes, boards, findSubject } from '../questions/index.ts';
import type { Found } from './found.ts';
import type { Meaning } from './interpret.ts';
import { KINDS, type Kind } from './kinds.ts';
import { topicPath } from './paths.ts';

// Several times what is shown: some fall away where a group is full.
const MAX_TITLES = 60;
const WEIGHTS = Object.keys(KINDS).join(',');

type Row = { kind: Kind; name: string; link: string | null; prof: string; subject: string };

const startsWith = (key: string) => sql`(key >= ${key} and key < ${`${key}\u{10FFFF}`})`;
const has = (column: SQL, query: string | null) => sql`coalesce(${column} @@ ${query}::tsquery, false)`;

/**
 * Titles by how well they match: the text itself, its beginning, all its words, synonyms, corrected words, and at
 * last the text around the title.
 */
export async function findTitles(db: Database, meaning: Meaning): Promise<Found[]> {
  const { key, inFull, asTyped, withSynonyms, withCorrections } = meaning;
  const title = sql`title`;
  const rows = await rowsOf<Row>(
    db,
    sql`select kind, name, link, prof, subject from search_titles
          where ${startsWith(key)} or words @@ ${withCorrections}::tsquery
          order by key <> ${key}, not starts_with(key, ${key}), not ${has(title, inFull)}, not ${has(title, asTyped)},
            not ${has(title, withSynonyms)}, not ${has(title, withCorrections)},
            array_position(string_to_array(${WEIGHTS}, ','), kind), length(key), id
          limit ${MAX_TITLES}`,
  );
  return linked(db, rows);
}

/** Topics and chapters whose name is this or begins with it. */
export async function findTopics(db: Database, key: string): Promise<Found[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select kind, name, link, prof, subject from search_titles
          where ${startsWith(key)} and kind in ('topic', 'chapter')
          order by key <> ${key}, kind desc, length(key), id limit ${MAX_TITLES}`,
  );
  return linked(db, rows);
}

/** Titles with their links; a topic stands under the board that has most of its questions. */
async function linked(db: Database, rows: readonly Row[]): Promise<Found[]> {
  const boardsOf = await boardsOfTopics(
    db,
    rows.filter(({ kind }) => kind === 'topic'),
  );
  return rows.flatMap(({ kind, name, link, prof, subject }) => {
    const group = KINDS[kind];
    if (kind !== 'topic') return link ? [{ group, name, link }] : [];
    const board = boardsOf.get(topicKey({ prof, subject, name }));
    if (!board) return [];
    const shown = `${name}, ${findSubject(prof, subject)?.name ?? subject} (${boardName(board)})`;
    return [{ group, name: shown, link: topicPath(board, { prof, subject }, name) }];
  });
}

type Topic = { prof: string; subject: string; name: string };

const topicKey = ({ prof, subject, name }: Topic) => `${prof} ${subject} ${name}`;
const boardName = (board: string) => boards.find(({ code }) => code === board)?.name ?? board;

async function boardsOfTopics(db: Database, topics: readonly Topic[]): Promise<Map<string, string>> {
  if (topics.length === 0) return new Map();
  const keys = sql.join(
    topics.map(({ prof, subject, name }) => sql`(${prof}, ${subject}, ${name})`),
    sql`, `,
  );
  const rows = await rowsOf<Topic & { board: string }>(
    db,
    sql`select distinct on (prof, subject, name) prof, subject, name, board from question_lists
          where kind = 'topic' and board in ${boardCodes} and (prof, subject, name) in (${keys}) and total > 0
          order by prof, subject, name, total desc, board`,
  );
  return new Map(rows.map((row) => [topicKey(row), row.board]));
}
