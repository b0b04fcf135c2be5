import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import type { Changes } from './decide.ts';
import { optionKey } from '../questions/index.ts';
import { giveRefs } from './generated-refs.ts';
import type { KnownQuestion } from './known-question.ts';
import { listKey } from './lists.ts';
import { jsonRows, rowsOf } from '../db/sql-rows.ts';
import { indexQuestions, type QuestionList, type StoredQuestions } from '../search/index.ts';

// Any number: it is only this program's own, for the one thing that imports exclude each other from.
const IMPORT_LOCK = 5_208_731;
const LOCK_WAIT_MS = 600_000;

/**
 * Holds other imports back until this transaction ends: places stay without gaps, refs without twins. Where the
 * role may, as in PGlite, foreign keys are not checked row by row: the ids come from the same transaction, and
 * the checks are a third of an import's time there.
 */
export async function lockBank(transaction: Database): Promise<void> {
  await transaction.execute(
    sql`select set_config('statement_timeout', ${String(LOCK_WAIT_MS)}, true),
          (select set_config('session_replication_role', 'replica', true) from pg_roles
            where rolname = current_user and rolsuper)`,
  );
  await transaction.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK}::bigint)`);
}

/** Writes what a batch changes: questions, refs, lists, places, index. The caller's transaction holds the lock. */
export async function storeChanges(transaction: Database, changes: Changes): Promise<void> {
  const questions = await insertQuestions(transaction, changes.inserts);
  await updateQuestions(transaction, [...changes.updates]);
  const placed = await placeQuestions(transaction, changes.places);
  if (changes.places.length > 0) await indexQuestions(transaction, { questions, ...placed });
}

async function insertQuestions(db: Database, inserts: KnownQuestion[]): Promise<StoredQuestions['questions']> {
  if (inserts.length === 0) return [];
  await giveRefs(db, inserts);
  const rows = inserts.map(({ ref, hash, topic, appearances, question }) => ({
    ...question,
    options: question?.options.map((option, index) => ({ key: optionKey(index), ...option })),
    ref,
    hash,
    topic,
    appearances,
  }));
  const stored = await rowsOf<{ id: number | string; ref: string }>(
    db,
    sql`insert into questions (ref, content_hash, type, prof, subject, topic, stem, options, parts, explanation,
          take_away, "references", appearances)
        select ref, decode(hash, 'hex'), type, prof, subject, topic, stem, options, parts, explanation,
          take_away, "references", appearances
        from jsonb_to_recordset(${jsonRows(rows)}) as r(ref text, hash text, type text, prof text, subject text,
          topic text, stem text, options jsonb, parts jsonb, explanation text, take_away text, "references" jsonb,
          appearances jsonb)
        returning id, ref`,
  );
  const ids = new Map(stored.map(({ ref, id }) => [ref, Number(id)]));
  return inserts.map((known) => {
    const { stem } = known.question!;
    known.id = ids.get(known.ref!)!;
    known.question = undefined;
    return { id: known.id, stem };
  });
}

async function updateQuestions(db: Database, updates: KnownQuestion[]): Promise<void> {
  if (updates.length === 0) return;
  const rows = updates.map(({ id, topic, appearances }) => ({ id, topic, appearances }));
  await db.execute(
    sql`update questions q set topic = r.topic, appearances = r.appearances
        from jsonb_to_recordset(${jsonRows(rows)}) as r(id bigint, topic text, appearances jsonb) where q.id = r.id`,
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

/** Makes the lists that are missing and adds to each total; answers with the totals there were before. */
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
