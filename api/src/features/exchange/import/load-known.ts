import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import type { AppearanceRow, OptionRow } from '../../../db/schema.ts';
import { answerKey, spellingOf } from '../../bank/draft/index.ts';
import { loadQuestions, type KnownQuestion, listName, type ListKey } from '../../bank/index.ts';
import { findOpenDrafts } from '../../imports/index.ts';
import type { ImportSession } from './import-session.ts';
import type { KnownQuestions } from './known-question.ts';
import type { PreparedRow } from './prepare-row.ts';
import { jsonRows, rowsOf } from '../../../db/sql-rows.ts';

type Stored = {
  id: number | string;
  ref: string;
  hash: string;
  prof: string;
  subject: string;
  topic: string | null;
  hidden: boolean;
  options: OptionRow[];
  appearances: AppearanceRow[];
  origin: KnownQuestion['origin'];
  items: string[];
  list_ids: number[];
};
type List = { id: number; kind: ListKey[0]; board: string; prof: string; subject: string; name: string };

export async function loadKnown(
  db: Database,
  rows: readonly PreparedRow[],
  known: KnownQuestions,
  { names, update, asDrafts }: ImportSession,
): Promise<void> {
  await names.load(
    db,
    rows.map(({ question }) => question),
  );
  if (update) {
    known.updatable = await loadQuestions(
      db,
      rows.flatMap(({ question }) => question.ref ?? []),
    );
  }
  const hashes = rows
    .flatMap(({ hash, hashWithoutStrikes = hash }) => [...new Set([hash, hashWithoutStrikes])])
    .filter((hash) => !known.byHash(hash));
  const refs = rows.map(({ question }) => question.ref).filter((ref) => ref !== undefined && !known.byRef(ref));
  if (hashes.length + refs.length === 0) return;
  await loadFormer(db, hashes, known);
  const found = await rowsOf<Stored>(
    db,
    sql`with wanted as materialized (
          select q.id from jsonb_array_elements_text(${jsonRows(hashes)}) as h(hash)
            join questions q on q.content_hash = decode(h.hash, 'hex')
          union
          select q.id from jsonb_array_elements_text(${jsonRows(refs)}) as r(ref) join questions q on q.ref = r.ref)
        select q.id, q.ref, encode(q.content_hash, 'hex') as hash, q.prof, q.subject, q.topic, q.hidden, q.options,
          q.appearances, q.origin, q.items,
          (select coalesce(jsonb_agg(p.list), '[]') from (select list from question_places where question = q.id
            union all select list from hidden_places where question = q.id) p) as list_ids
          from wanted join questions q on q.id = wanted.id`,
  );
  if (asDrafts) await loadDrafts(db, { found, hashes, known });
  if (found.length === 0) return;
  const listNamesById = await namesOfLists(db, new Set(found.flatMap((stored) => stored.list_ids)));
  for (const { options, list_ids, ...stored } of found) {
    if (known.byHash(stored.hash)) continue;
    const lists = list_ids.map((id) => listNamesById.get(id)!);
    known.add({
      ...stored,
      id: Number(stored.id),
      line: null,
      key: answerKey(options),
      spelling: spellingOf(options),
      lists,
    });
  }
  if (update) await loadRenamed(db, rows, known);
}

/** A question that the file has brought already is no draft of others. */
async function loadDrafts(
  db: Database,
  { found, hashes, known }: { found: readonly Stored[]; hashes: readonly string[]; known: KnownQuestions },
): Promise<void> {
  const questions = found.filter(({ hash }) => !known.byHash(hash)).map(({ id }) => Number(id));
  const { ofQuestion, ofHash } = await findOpenDrafts(db, { questions, hashes });
  for (const [id, draft] of ofQuestion) known.drafts.ofQuestion.set(id, draft);
  for (const [hash, draft] of ofHash) known.drafts.ofHash.set(hash, draft);
}

/** Questions whose ref in the bank differs from their row. */
async function loadRenamed(db: Database, rows: readonly PreparedRow[], known: KnownQuestions): Promise<void> {
  const refs = rows.flatMap(({ question: { ref }, hash }) => {
    const stored = known.byHash(hash)?.ref;
    return ref === undefined || !stored || stored === ref ? [] : [stored];
  });
  for (const [ref, stored] of await loadQuestions(db, refs)) known.updatable.set(ref, stored);
}

/** An old file must not restore what was corrected. */
async function loadFormer(db: Database, hashes: readonly string[], known: KnownQuestions): Promise<void> {
  const found = await rowsOf<{ hash: string; ref: string }>(
    db,
    sql`select h.hash, q.ref from jsonb_array_elements_text(${jsonRows(hashes)}) as h(hash)
          join question_versions v on v.content_hash = decode(h.hash, 'hex') join questions q on q.id = v.question`,
  );
  for (const { hash, ref } of found) known.addFormer(hash, ref);
}

async function namesOfLists(db: Database, ids: ReadonlySet<number>): Promise<Map<number, string>> {
  const lists = await rowsOf<List>(
    db,
    sql`select l.id, l.kind, l.board, l.prof, l.subject, l.name
          from jsonb_array_elements_text(${jsonRows([...ids])}) as w(id) join question_lists l on l.id = w.id::int`,
  );
  return new Map(
    lists.map(({ id, kind, board, prof, subject, name }) => [id, listName([kind, board, prof, subject, name])]),
  );
}
