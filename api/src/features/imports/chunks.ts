import type { Request } from 'express';
import type { Database } from '../../db/connection.ts';
import { notFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { lockCaller, type User } from '../accounts/index.ts';
import { lockBank } from '../bank/index.ts';
import type { NotificationRow } from '../notifications/index.ts';
import { type Batch, readBatch } from './batches.ts';
import { errorMessages } from './error-messages.ts';

export type Options = Pick<Services, 'db' | 'now' | 'live'>;

/** Few enough that authors never wait long for a transaction, enough that lists are seldom numbered anew. */
export const CHUNK = 2_500;

/** The gateway gives a call up after 10 s: one that takes long stops before, and the next goes on. */
const MAX_MS = 4_000;

/** `news`: notifications to publish once the chunk is committed. */
export type Chunk = {
  tx: Database;
  batch: Batch;
  user: User;
  now: Date;
  after: number;
  news: NotificationRow[];
};

/**
 * Works through the questions of an import, each chunk in a transaction. `work` returns the last question
 * of its chunk, or undefined at the end. A finished chunk stays; a repeated call continues after it.
 */
export async function inChunks(
  { db, now, live }: Options,
  request: Request,
  id: number,
  work: (chunk: Chunk) => Promise<number | undefined>,
): Promise<void> {
  const end = performance.now() + MAX_MS;
  let after: number | undefined = 0;
  while (after !== undefined && performance.now() < end) {
    const start: number = after;
    const news: NotificationRow[] = [];
    after = await db.transaction(async (tx) => {
      const user = await lockCaller(tx, request);
      await lockBank(tx);
      const batch = await readBatch(tx, id);
      if (!batch) throw notFound(errorMessages.noImport());
      return work({ tx, batch, user, now: now(), after: start, news });
    });
    live.publish(news);
  }
}
