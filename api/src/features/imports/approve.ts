import { sql } from 'drizzle-orm';
import type { Request } from 'express';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { forbidden } from '../../http/errors.ts';
import { addEvents, checkStates, lockQuestions, type Publication, publishAll, readStates } from '../studio/index.ts';
import { mayApprove } from './batches.ts';
import { CHUNK, type Chunk, inChunks, type Options } from './chunks.ts';
import { errorMessages } from './error-messages.ts';
import { notifyImporter } from './notify.ts';

/** Publishes the drafts that wait for a reviewer. Those that lack something, or that the caller has written, stay drafts. */
export const approveImport = (options: Options, request: Request, id: number): Promise<void> =>
  inChunks(options, request, id, approveChunk);

async function approveChunk(chunk: Chunk): Promise<number | undefined> {
  const { tx, batch, user, now, after } = chunk;
  if (!mayApprove(batch, user)) throw forbidden(errorMessages.ownImport());
  const ids = await waitingIn(chunk);
  if (ids.length === 0 && after === 0) return undefined;
  const publications = await publishable(tx, ids, now);
  const changes = await publishAll(tx, publications, { user, now });
  await addEvents(
    tx,
    publications.map(({ state: { id, version, draft, bank } }, index) => ({
      question: id,
      who: user.id,
      at: now,
      what: 'PUBLISHED',
      why: undefined,
      fromVersion: version,
      // Of the draft and of the bank.
      toVersion: version + 2,
      before: draft,
      digest: undefined,
      changes: changes[index]!,
      replaced: bank?.version,
    })),
  );
  if (ids.length === CHUNK) return ids.at(-1)!;
  chunk.news.push(...(await notifyImporter(tx, 'import-published', { batch, by: user })));
  return undefined;
}

/** Locked, so that nobody changes them meanwhile. */
async function waitingIn({ tx, batch, user, after }: Chunk): Promise<number[]> {
  const waiting = sql`from question_drafts where batch = ${batch.id} and status = 'SUBMITTED' and id > ${after}
    and not (${user.id}::bigint = any(writers || co_authors || coalesce(author, 0)))`;
  const find = async () =>
    (await rowsOf<{ id: number | string }>(tx, sql`select id ${waiting} order by id limit ${CHUNK}`)).map(({ id }) =>
      Number(id),
    );
  await lockQuestions(tx, await find());
  return find();
}

/** Those that lack nothing. Of drafts with the same content or ref the first. */
async function publishable(tx: Database, ids: readonly number[], now: Date): Promise<Publication[]> {
  const states = await readStates(tx, ids);
  const checked = await checkStates(tx, states, now);
  const seen = new Set<string>();
  return states.flatMap((state) => {
    const { missing, prepared } = checked.get(state.id)!;
    if (!prepared || missing.length > 0) return [];
    const keys = [prepared.hash, state.draft!.extras?.ref].filter((key) => key !== undefined);
    if (keys.some((key) => seen.has(key))) return [];
    for (const key of keys) seen.add(key);
    return [{ state, prepared }];
  });
}
