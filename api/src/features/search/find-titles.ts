import { sql, type SQL } from 'drizzle-orm';
import { boardCodes, boards, findSubject } from 'question/curriculum.ts';
import { type Reader, rowsOf } from '../../db/sql-rows.ts';
import { wordsOf } from '../../http/messages.ts';
import { type Hit, RANKS, type SearchLink } from './hits.ts';
import type { Meaning } from './interpret.ts';
import { HIT_KINDS, KINDS, type Kind } from './kinds.ts';
import { topicPath } from './paths.ts';
import { ownId } from './store-titles.ts';
import { isSymptom } from './symptoms.ts';
import { anyOf, ofWeights } from './tsquery.ts';

// More would push the questions down.
const MAX_EMERGENCIES = 3;
// More than are shown: full groups drop some.
const MAX_TITLES = 60;
const WEIGHTS = Object.keys(KINDS).join(',');
// With less of the name, the rest could be anywhere in a long article.
const MOST_OF_A_NAME = 1 / 3;
// The score of a word in an article; in a name it is 1.
const BELOW_NAME = 0.3;

type Row = {
  id: string;
  kind: Kind;
  name: string;
  link: string | null;
  prof: string;
  subject: string;
  topic: string | null;
  place: string | null;
};
type Match = Row & { rank: number; score: number };

const startsWith = (key: string) => sql`(key >= ${key} and key < ${`${key}\u{10FFFF}`})`;
const has = (column: SQL, query: string | null) => sql`coalesce(${column} @@ ${query}::tsquery, false)`;
const title = sql`title`;
const signs = sql`signs`;

/** Ordered by match: exact, prefix, all words, synonyms, corrections, surrounding text. `partly`: with any word. */
export async function findTitles(db: Reader, meaning: Meaning, partly = false): Promise<Hit[]> {
  const { key, isBeginning, inFull, asTyped, withSynonyms, withCorrections, terms } = meaning;
  const hasName = isBeginning ? startsWith(key) : sql`key = ${key}`;
  const any = anyOf(terms.map(({ query }) => query));
  const weights = terms.map(({ query, weight }) => ({ query: sql`${query}::tsquery`, weight }));
  const sum = (column: SQL) =>
    weights.reduce(
      (all, { query, weight }) => sql`${all} + case when ${column} @@ ${query} then ${weight}::float8 else 0 end`,
      sql`0::float8`,
    );
  const most = MOST_OF_A_NAME * terms.reduce((all, { weight }) => all + weight, 0);
  // Words from all over an article's signs are no symptom together: bleeding time.
  const anySigns = isSymptom(terms) ? withCorrections : null;
  const mainSigns = anySigns && ofWeights(anySigns, 'A');
  const rank = partly
    ? sql`${RANKS.partial}::int`
    : sql`case when kind = 'faq' then ${RANKS.help}::int
            when ${hasName} or ${has(title, withCorrections)} then ${RANKS.name}::int
            when kind = 'page' then ${RANKS.help}::int
            when ${most}::float8 > 0 and ${sum(title)} >= ${most}::float8 then ${RANKS.mostlyName}::int
            when ${has(signs, mainSigns)} or ${has(signs, terms.length === 1 ? anySigns : null)} then ${RANKS.emergency}::int else ${RANKS.article}::int end`;
  const rows = await rowsOf<Match>(
    db,
    sql`with matches as materialized (
          select *, ${rank} as rank, ${sum(title)} + ${BELOW_NAME}::float8 * (${sum(sql`words`)}) as score
            from search_titles
            where ${partly ? sql`words @@ ${any}::tsquery` : sql`(${hasName} or words @@ ${withCorrections}::tsquery)`}
              and ${meaning.hasYear ? sql`true` : sql`kind <> 'year'`})
        select id, kind, name, link, prof, subject, topic, place, rank, score from matches
          order by rank, key <> ${key}, not starts_with(key, ${key}), not ${has(title, inFull)},
            not ${has(title, asTyped)}, not ${has(title, withSynonyms)}, not ${has(title, withCorrections)},
            case when rank = ${RANKS.emergency} then not ${has(signs, mainSigns)} end, score desc,
            case when rank < ${RANKS.article} then length(title) end,
            array_position(string_to_array(${WEIGHTS}, ','), kind), length(key), id
          limit ${MAX_TITLES}`,
  );
  const emergencies = rows.filter(({ rank }) => rank === RANKS.emergency);
  for (const row of emergencies.slice(MAX_EMERGENCIES)) row.rank = RANKS.article;
  return (await withLinks(db, rows)).map(({ row: { id, kind, rank, score }, group, link }) => ({
    group,
    link,
    rank,
    score,
    ...(kind === 'article' && rank > RANKS.name && { source: { article: ownId('article', id) } }),
  }));
}

export async function findTopics(db: Reader, key: string): Promise<Hit[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select id, kind, name, link, prof, subject, topic, place from search_titles
          where ${startsWith(key)} and kind in ('topic', 'chapter')
          order by key <> ${key}, kind desc, length(key), id limit ${MAX_TITLES}`,
  );
  return (await withLinks(db, rows)).map(({ group, link }) => ({ group, link, rank: RANKS.name, score: 0 }));
}

type LinkedTitle<Of> = { row: Of; group: string; link: SearchLink };

/** A topic links to the board that has most of its questions. */
async function withLinks<Of extends Row>(db: Reader, rows: readonly Of[]): Promise<LinkedTitle<Of>[]> {
  const boardsOf = await boardsOfTopics(
    db,
    rows.filter(({ kind }) => kind === 'topic'),
  );
  return rows.flatMap((row) => {
    const { kind, name, prof, subject } = row;
    const about = {
      ...(kind !== 'page' && kind !== 'faq' && { kind: HIT_KINDS[kind] }),
      ...(row.topic !== null && { topic: row.topic }),
      ...(row.place !== null && { place: row.place }),
    };
    const group = wordsOf(KINDS[kind]);
    if (kind !== 'topic') return row.link ? [{ row, group, link: { ...about, name, link: row.link } }] : [];
    const board = boardsOf.get(topicKey({ prof, subject, name }));
    if (!board) return [];
    const place = boards.find(({ code }) => code === board)?.name ?? board;
    const fullName = `${name}, ${findSubject(prof, subject)?.name ?? subject} (${place})`;
    const path = topicPath(board, { prof, subject }, name);
    return [{ row, group, link: { ...about, place, name: fullName, link: path } }];
  });
}

type Topic = { prof: string; subject: string; name: string };

const topicKey = ({ prof, subject, name }: Topic) => `${prof} ${subject} ${name}`;

async function boardsOfTopics(db: Reader, topics: readonly Topic[]): Promise<Map<string, string>> {
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
