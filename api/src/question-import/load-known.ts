import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import type { AppearanceRow, OptionRow } from '../db/schema.ts';
import { answerKey } from './content-hash.ts';
import type { KnownQuestions } from './known-question.ts';
import { listName, type ListKey } from './lists.ts';
import type { PreparedRow } from './prepare.ts';
import { jsonRows, rowsOf } from '../db/sql-rows.ts';

type Stored = {
  id: number | string;
  ref: string;
  hash: string;
  prof: string;
  subject: string;
  topic: string | null;
  options: OptionRow[];
  appearances: AppearanceRow[];
  list_ids: number[];
};
type List = { id: number; kind: ListKey[0]; board: string; prof: string; subject: string; name: string };

/** Adds to `known` the questions of the bank that have the content or the ref of one of the rows. */
export async function loadKnown(db: Database, rows: readonly PreparedRow[], known: KnownQuestions): Promise<void> {
  const hashes = rows.map(({ hash }) => hash).filter((hash) => !known.byHash(hash));
  const refs = rows.map(({ question }) => question.ref).filter((ref) => ref !== undefined && !known.byRef(ref));
  if (hashes.length + refs.length === 0) return;
  const found = await rowsOf<Stored>(
    db,
    sql`with wanted as materialized (
          select q.id from jsonb_array_elements_text(${jsonRows(hashes)}) as h(hash)
            join questions q on q.content_hash = decode(h.hash, 'hex')
          union
          select q.id from jsonb_array_elements_text(${jsonRows(refs)}) as r(ref) join questions q on q.ref = r.ref)
        select q.id, q.ref, encode(q.content_hash, 'hex') as hash, q.prof, q.subject, q.topic, q.options, q.appearances,
          (select coalesce(jsonb_agg(p.list), '[]') from question_places p where p.question = q.id) as list_ids
          from wanted join questions q on q.id = wanted.id`,
  );
  if (found.length === 0) return;
  const names = await listNames(db, new Set(found.flatMap((stored) => stored.list_ids)));
  for (const { options, list_ids, ...stored } of found) {
    if (known.byHash(stored.hash)) continue;
    const lists = list_ids.map((id) => names.get(id)!);
    known.add({ ...stored, id: Number(stored.id), line: null, key: answerKey(options), lists });
  }
}

async function listNames(db: Database, ids: ReadonlySet<number>): Promise<Map<number, string>> {
  const lists = await rowsOf<List>(
    db,
    sql`select l.id, l.kind, l.board, l.prof, l.subject, l.name
          from jsonb_array_elements_text(${jsonRows([...ids])}) as w(id) join question_lists l on l.id = w.id::int`,
  );
  return new Map(
    lists.map(({ id, kind, board, prof, subject, name }) => [id, listName([kind, board, prof, subject, name])]),
  );
}
