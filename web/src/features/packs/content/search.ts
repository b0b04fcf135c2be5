import MiniSearch from 'minisearch';
import { textOf, wordsOf } from 'text/words.ts';
import type { QuestionRow } from '../question.ts';
import { allArticles } from './rx-aid.ts';
import { remember, versionKey } from './packs.ts';
import { allRows, subjectPacks } from './questions.ts';

/** A question or an article on this device. */
export type PackHit = {
  kind: QuestionRow['type'] | 'ARTICLE';
  pack: string;
  id: string;
  /** Of a question. */
  ref: string | null;
  /** The stem or the article's title, as plain text. */
  name: string;
  topic: string | null;
  score: number;
};

type Entry = Omit<PackHit, 'score'> & { key: string; text: string };

const FIELDS = ['name', 'topic', 'ref', 'text'];
const STORED = ['kind', 'pack', 'id', 'ref', 'name', 'topic'];

/** So many entries are indexed before the reader's next touch has a turn. */
const SLICE = 50;

/** The words are folded and cut as the server does it. */
const newIndex = () =>
  new MiniSearch<Entry>({
    idField: 'key',
    fields: FIELDS,
    storeFields: STORED,
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: { boost: { name: 3, topic: 2, ref: 4 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });

const indexes = remember<MiniSearch<Entry>>(12);

async function build(read: () => Promise<Entry[]>) {
  const index = newIndex();
  await index.addAllAsync(await read(), { chunkSize: SLICE });
  return index;
}

const toEntry = (pack: string, row: QuestionRow): Entry => ({
  key: row._id,
  kind: row.type,
  pack,
  id: row._id,
  ref: row.ref ?? null,
  name: textOf(row.stem),
  topic: row.topic ?? null,
  text: textOf(
    [
      ...row.options.flatMap(({ text, reason }) => [text, reason]),
      ...row.parts.flatMap(({ text, points }) => [text, ...points]),
      row.explanation,
      row.explanation_bn,
      row.take_away,
    ].join(' '),
  ),
});

async function openIndexes(): Promise<MiniSearch<Entry>[]> {
  const subjects = (await subjectPacks()).map((pack) =>
    indexes(versionKey(pack), () => build(async () => (await allRows(pack)).map((row) => toEntry(pack.id, row)))),
  );
  const rxAid = await allArticles();
  const articles = rxAid && {
    key: versionKey(rxAid.pack),
    entries: rxAid.articles.map(({ id, topicName, body, explanationBn }): Entry => {
      const facts = { kind: 'ARTICLE' as const, pack: rxAid.pack.id, id, ref: null, name: topicName, topic: null };
      return { ...facts, key: id, text: textOf(`${body} ${explanationBn ?? ''}`) };
    }),
  };
  return Promise.all([
    ...subjects,
    ...(articles ? [indexes(articles.key, () => build(async () => articles.entries))] : []),
  ]);
}

/** Questions and articles that have all words of a text, best first. The index is in memory only. */
export async function searchPacks(text: string, limit: number): Promise<PackHit[]> {
  const found = (await openIndexes()).flatMap((index) => index.search(text));
  return found
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ kind, pack, id, ref, name, topic, score }): PackHit => ({
      kind,
      pack,
      id: String(id),
      ref,
      name,
      topic,
      score,
    }));
}
