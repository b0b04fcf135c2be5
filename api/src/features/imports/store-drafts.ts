import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { DraftContent, DraftExtras } from '../../db/schema.ts';
import { jsonRows, rowsOf } from '../../db/sql-rows.ts';
import {
  type Changes,
  type KnownQuestion,
  listName,
  listsAfter,
  loadQuestions,
  type StoredQuestion,
} from '../bank/index.ts';
import { keepPictures } from '../images/index.ts';
import { addEvents, canonical, draftOf, placeOf } from '../studio/index.ts';
import type { ImportBatch } from './batch.ts';
import { mergedContent, mergedOf } from './merged.ts';

type NewDraft = {
  id: number;
  content: DraftContent;
  extras: DraftExtras;
  kind: 'ADDED' | 'CHANGED';
  hash: string;
  base: number | null;
};

/** Stores what rows would change as drafts that wait for a reviewer. The caller holds the bank's lock. */
export async function storeDrafts(tx: Database, changes: Changes, batch: ImportBatch): Promise<void> {
  const merged = mergedOf(changes);
  const drafts = [
    ...(await draftsOfNew(tx, changes.inserts)),
    ...changes.corrections.map(draftOfCorrection),
    ...(await draftsOfMerged(
      tx,
      merged.filter(({ id }) => !batch.drafts.has(id)),
    )),
  ];
  await mergeIntoDrafts(
    tx,
    merged.filter(({ id }) => batch.drafts.has(id)),
  );
  const once = new Map(drafts.map((draft) => [draft.id, draft]));
  if (once.size === 0) return;
  await putDrafts(tx, [...once.values()], batch);
  for (const id of once.keys()) batch.drafts.add(id);
}

const extrasOf = (content: DraftContent, lists: readonly string[], ref: string | null): DraftExtras => ({
  ...(ref !== null && { ref }),
  lists: [...lists],
  place: placeOf(content),
});

async function draftsOfNew(tx: Database, inserts: readonly KnownQuestion[]): Promise<NewDraft[]> {
  const ids = await rowsOf<{ id: number | string }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('questions', 'id')) as id from generate_series(1, ${inserts.length}::int)`,
  );
  return inserts.map((known, index) => {
    const { question, topic, appearances, origin, hash, lists, ref } = known;
    known.id = Number(ids[index]!.id);
    known.question = undefined;
    const content = canonical({ ...question, topic, appearances, origin } as DraftContent);
    return { id: known.id, content, extras: extrasOf(content, lists, ref), kind: 'ADDED', hash, base: null };
  });
}

function draftOfCorrection({ current, next, ref, hash }: Changes['corrections'][number]): NewDraft {
  const content = draftOf(next);
  const extras = extrasOf(content, listsAfter(current, next).map(listName), ref ?? null);
  return { id: current.id, content, extras, kind: 'CHANGED', hash, base: current.version };
}

async function draftsOfMerged(tx: Database, merged: readonly KnownQuestion[]): Promise<NewDraft[]> {
  const stored = await loadQuestions(
    tx,
    merged.flatMap(({ ref }) => ref ?? []),
  );
  return merged.flatMap((known) => {
    const current: StoredQuestion | undefined = stored.get(known.ref!);
    if (!current) return [];
    const content = draftOf(mergedContent(current, known));
    const { id, hash, version } = current;
    return [
      { id, content, extras: extrasOf(content, known.lists, null), kind: 'CHANGED' as const, hash, base: version },
    ];
  });
}

/** Later rows of the file with the same question. */
async function mergeIntoDrafts(tx: Database, merged: readonly KnownQuestion[]): Promise<void> {
  if (merged.length === 0) return;
  const rows = merged.map(({ id, topic, appearances, origin, lists, items }) => ({
    id,
    lists,
    place: { ...(topic !== null && { topic }), appearances },
    content: {
      ...(topic !== null && { topic }),
      appearances,
      ...(origin && { origin }),
      ...(items.length > 0 && { items }),
    },
  }));
  await tx.execute(
    sql`update question_drafts d set content = d.content || r.content,
          extras = d.extras || jsonb_build_object('lists', r.lists, 'place', d.extras->'place' || r.place)
        from jsonb_to_recordset(${jsonRows(rows)}) as r(id bigint, content jsonb, lists jsonb, place jsonb)
        where d.id = r.id`,
  );
}

async function putDrafts(tx: Database, drafts: readonly NewDraft[], batch: ImportBatch): Promise<void> {
  const id = await batch.ensure(tx);
  const { who } = batch;
  const at = batch.now();
  await keepPictures(
    tx,
    drafts.flatMap(({ content: { media = [] } }) => media.map(({ image }) => image)),
  );
  const stored = await rowsOf<{ id: number | string; revision: number }>(
    tx,
    sql`with r as (
            select * from jsonb_to_recordset(${jsonRows(drafts)})
              as r(id bigint, content jsonb, extras jsonb, kind text, hash text, base int)),
          noted as (
            insert into import_batch_questions (batch, question, kind, hash, before)
              select ${id}::bigint, id, kind, hash, base from r)
        insert into question_drafts as d (id, revision, status, content, author, writers, base_version, changed_at, batch,
            extras)
          select id, 1, 'SUBMITTED', content, ${who}::bigint, array[${who}::bigint], base,
            ${at.toISOString()}::timestamptz, ${id}::bigint, extras from r
          on conflict (id) do update set revision = d.revision + 1, status = excluded.status, content = excluded.content,
            author = excluded.author, writers = excluded.writers, base_version = excluded.base_version,
            changed_at = excluded.changed_at, batch = excluded.batch, extras = excluded.extras
          returning d.id, d.revision`,
  );
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  await addEvents(
    tx,
    stored.map(({ id: question, revision }) => {
      const { content, base } = byId.get(Number(question))!;
      const toVersion = revision + (base ?? 0);
      return {
        question: Number(question),
        who,
        at,
        what: 'SUBMITTED',
        why: undefined,
        fromVersion: toVersion - 1,
        toVersion,
        before: { status: 'DRAFT', content },
        digest: undefined,
        changes: [],
        replaced: undefined,
      };
    }),
  );
}
