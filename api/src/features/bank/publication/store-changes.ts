import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { changeQuestion, type Correction } from './change-question.ts';
import type { Authorship } from './versions.ts';
import type { Changes, KnownQuestion } from './changes.ts';
import { giveRefs } from './generated-refs.ts';
import { insertRows } from './insert-question.ts';
import type { QuestionContent } from './stored-question.ts';
import { listKey } from '../lists/list-keys.ts';
import { jsonRows, rowsOf } from '../../../db/sql-rows.ts';
import { indexQuestions, type QuestionList, reindexQuestions, type StoredQuestions } from '../../search/index.ts';

/** Stores a batch: questions, refs, lists, places and index. The transaction of the caller holds the lock. */
export async function storeChanges(transaction: Database, changes: Changes, authorship: Authorship): Promise<void> {
  await storeCorrections(transaction, changes.corrections, authorship);
  const questions = await insertQuestions(transaction, changes.inserts);
  await updateQuestions(transaction, [...changes.updates]);
  const placed = await placeQuestions(transaction, changes.places);
  if (changes.places.length > 0) await indexQuestions(transaction, { questions, ...placed });
}

async function storeCorrections(
  transaction: Database,
  corrections: readonly Correction[],
  authorship: Authorship,
): Promise<void> {
  if (corrections.length === 0) return;
  // Refs that look generated must not be generated again.
  await giveRefs(
    transaction,
    corrections.flatMap(({ ref, next: { subject }, current }) =>
      ref && ref !== current.ref ? [{ ref, subject }] : [],
    ),
  );
  const lists = new Map<number, QuestionList>();
  for (const correction of corrections) {
    const changed = await changeQuestion(transaction, correction, authorship);
    for (const list of changed) lists.set(list.id, list);
  }
  const questions = corrections.map(({ current }) => current.id);
  await reindexQuestions(transaction, questions, [...lists.values()]);
}

async function insertQuestions(db: Database, inserts: KnownQuestion[]): Promise<StoredQuestions['questions']> {
  if (inserts.length === 0) return [];
  await giveRefs(db, inserts);
  const ids = await insertRows(
    db,
    inserts.map(({ ref, hash, topic, appearances, origin, question }) => {
      const { chapter: _chapter, also_in: _others, ...content } = question!;
      return { ...(content as QuestionContent), ref, hash, topic, appearances, origin };
    }),
  );
  return inserts.map((known) => {
    const texts = known.question!;
    known.id = ids.get(known.ref!)!;
    known.question = undefined;
    return { ...texts, id: known.id, ref: known.ref! };
  });
}

async function updateQuestions(db: Database, updates: KnownQuestion[]): Promise<void> {
  if (updates.length === 0) return;
  const rows = updates.map(({ id, topic, appearances, origin }) => ({ id, topic, appearances, origin }));
  await db.execute(
    sql`update questions q set topic = r.topic, appearances = r.appearances, origin = r.origin
        from jsonb_to_recordset(${jsonRows(rows)})
          as r(id bigint, topic text, appearances jsonb, origin text) where q.id = r.id`,
  );
}

type GrownList = { id: number; name: string; total: number };

async function placeQuestions(db: Database, places: Changes['places']): Promise<Omit<StoredQuestions, 'questions'>> {
  if (places.length === 0) return { places: [], lists: [] };
  const grown = await growLists(db, places);
  const next = new Map(grown.map(({ name, ...list }) => [name, list]));
  const lists = grown.filter(({ total }) => total === 0).map(newList);
  const rows = places.map(({ known, list }) => {
    const end = next.get(list)!;
    end.total += 1;
    return [end.id, end.total, known.id!] as const;
  });
  await db.execute(
    sql`insert into question_places (list, place, question)
        select (r->>0)::int, (r->>1)::int, (r->>2)::bigint from jsonb_array_elements(${jsonRows(rows)}) as r`,
  );
  return { places: rows.map(([, place, question]) => ({ place, question })), lists };
}

function newList({ id, name: listName }: GrownList): QuestionList {
  const [kind, board, prof, subject, name] = listKey(listName);
  return { id, kind, board, prof, subject, name };
}

/** Returns the totals from before. */
async function growLists(db: Database, places: Changes['places']): Promise<GrownList[]> {
  const counts = new Map<string, number>();
  for (const { list } of places) counts.set(list, (counts.get(list) ?? 0) + 1);
  const wanted = [...counts].map(([id, n]) => {
    const [kind, board, prof, subject, name] = listKey(id);
    return { id, n, kind, board, prof, subject, name };
  });
  return rowsOf<GrownList>(
    db,
    sql`with w as (
          select * from jsonb_to_recordset(${jsonRows(wanted)})
            as r(id text, n int, kind text, board text, prof text, subject text, name text)),
        made as (
          insert into question_lists as l (kind, board, prof, subject, name, total)
            select kind, board, prof, subject, name, n from w
          on conflict (kind, board, prof, subject, name) do update set total = l.total + excluded.total
          returning l.*)
        select made.id, w.id as name, made.total - w.n as total
          from made join w using (kind, board, prof, subject, name)`,
  );
}
