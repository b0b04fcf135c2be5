import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { jsonRows, rowsOf } from '../../../db/sql-rows.ts';
import { reindexQuestions, type QuestionList } from '../../search/index.ts';
import { chapterList, type ListKey, listName, nameOfList, topicLists } from '../lists/list-keys.ts';
import { ensureLists } from '../lists/place-questions.ts';
import { type Membership, rearrangeLists } from '../lists/rearrange.ts';
import type { StoredQuestion } from './stored-question.ts';
import { keepVersions, type Authorship } from './versions.ts';

/** The one chapter, or the topic, that questions are to have. */
export type NewPlace = { kind: 'chapter' | 'topic'; name: string };
/** Where a question was. `topic` is null where it had none, and left out where it was another chapter. */
export type FormerPlace = { topic?: string | null; places: { list: number; place: number }[] };

const listsOfKind = ({ lists }: StoredQuestion, kind: NewPlace['kind']) => lists.filter((list) => list.kind === kind);

/** What questions have now, as their history shows it. */
export const nameOfPlace = ({ content }: StoredQuestion, kind: NewPlace['kind']): string =>
  kind === 'topic' ? (content.topic ?? '') : content.chapters.join('; ');

/** Moves published questions, each with a version of its own. The caller holds the bank's lock. */
export async function moveQuestions(
  tx: Database,
  questions: readonly StoredQuestion[],
  { kind, name }: NewPlace,
  authorship: Authorship,
): Promise<Map<number, FormerPlace>> {
  const ensured = await ensureLists(tx, namesOf(questions, { kind, name }));
  const lists = new Map(ensured.map((list) => [nameOfList(list), list]));
  const entering = questions.flatMap((question) =>
    keysFor(question, { kind, name }).map((key) => ({ list: lists.get(listName(key))!.id, question: question.id })),
  );
  const move = { kind, nameOf: () => name, entering, lists: [...lists.values()] };
  const left = await applyMove(tx, questions, move, authorship);
  const places = Map.groupBy(left, ({ question }) => question);
  return new Map(
    questions.map(({ id, content }) => [
      id,
      {
        ...(kind === 'topic' && { topic: content.topic ?? null }),
        places: (places.get(id) ?? []).map(({ list, place }) => ({ list, place })),
      },
    ]),
  );
}

/**
 * Undoes `moveQuestions`. Returns the ids of those that stay where they are, since a list that they were in is gone. The
 * caller holds the bank's lock.
 */
export async function restorePlaces(
  tx: Database,
  questions: readonly StoredQuestion[],
  { kind, former }: { kind: NewPlace['kind']; former: ReadonlyMap<number, FormerPlace> },
  authorship: Authorship,
): Promise<Set<number>> {
  const lists = await readLists(
    tx,
    [...former.values()].flatMap(({ places }) => places.map(({ list }) => list)),
  );
  const listsOf = ({ id }: StoredQuestion) => former.get(id)!.places.map(({ list }) => lists.get(list));
  const [able, unable] = [true, false].map((isAble) =>
    questions.filter((question) => listsOf(question).every(Boolean) === isAble),
  ) as [StoredQuestion[], StoredQuestion[]];
  const nameOf = (question: StoredQuestion) => {
    const names = listsOf(question).map((list) => list!.name);
    const { topic } = former.get(question.id)!;
    if (kind === 'chapter') return names.join('; ');
    // A list may have another name by now.
    return topic && (names.includes(topic) || names.length === 0) ? topic : (names[0] ?? '');
  };
  const entering = able.flatMap(({ id }) => former.get(id)!.places.map((place) => ({ ...place, question: id })));
  await applyMove(tx, able, { kind, nameOf, entering, lists: [...lists.values()] }, authorship);
  return new Set(unable.map(({ id }) => id));
}

async function readLists(tx: Database, ids: readonly number[]): Promise<Map<number, QuestionList>> {
  const rows = await rowsOf<QuestionList>(
    tx,
    sql`select id, kind, board, prof, subject, name from question_lists
          where id in (select value::int from jsonb_array_elements_text(${jsonRows(ids)}))`,
  );
  return new Map(rows.map((list) => [list.id, list]));
}

const keysFor = ({ content }: StoredQuestion, { kind, name }: NewPlace): ListKey[] =>
  kind === 'chapter' ? [chapterList(content, name)] : topicLists(content, content.appearances, name);

const namesOf = (questions: readonly StoredQuestion[], place: NewPlace): string[] => [
  ...new Set(questions.flatMap((question) => keysFor(question, place).map(listName))),
];

type Move = {
  kind: NewPlace['kind'];
  nameOf: (question: StoredQuestion) => string;
  entering: Membership[];
  lists: readonly QuestionList[];
};

async function applyMove(
  tx: Database,
  questions: readonly StoredQuestion[],
  { kind, nameOf, entering, lists }: Move,
  authorship: Authorship,
) {
  if (questions.length === 0) return [];
  const rows = questions.map((question) => ({ id: question.id, topic: nameOf(question) || null }));
  await keepVersions(
    tx,
    questions.map((current) => ({
      current,
      changes: [{ field: kind, from: nameOfPlace(current, kind), to: nameOf(current) }],
    })),
    authorship,
  );
  await tx.execute(
    sql`update questions q set version = version + 1 ${kind === 'topic' ? sql`, topic = r.topic` : sql``}
        from jsonb_to_recordset(${jsonRows(rows)}) as r(id bigint, topic text) where q.id = r.id`,
  );
  const leaving = questions.flatMap((question) =>
    listsOfKind(question, kind).map((list) => ({ list: list.id, question: question.id })),
  );
  const left = await rearrangeLists(tx, { leaving, entering });
  const changed = [...questions.flatMap((question) => listsOfKind(question, kind)), ...lists];
  const byName = new Map(changed.map((list) => [nameOfList(list), list]));
  await reindexQuestions(
    tx,
    rows.map(({ id }) => id),
    [...byName.values()],
  );
  return left;
}
