import { setTimeout as wait } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { Database } from '../../../db/connection.ts';
import { ApiError } from '../../../http/errors.ts';
import { errorMessages } from '../error-messages.ts';

const running = new WeakMap<Database, Promise<unknown>>();

/** Until the gateway gives a call up, less the time that the call itself needs. */
const MAX_WAIT_MS = 8_000;
const RETRY_AFTER_S = 60;

/** Runs the transaction of an import that stores all or nothing. */
export async function storingWhole<Result>(db: Database, transaction: () => Promise<Result>): Promise<Result> {
  const work = transaction();
  running.set(db, work);
  try {
    return await work;
  } finally {
    if (running.get(db) === work) running.delete(db);
  }
}

/**
 * For a database with one connection, which such a transaction occupies: not even a token can be looked up meanwhile.
 * Waits for its end before that, and answers 409 where it takes long.
 */
export function afterStoringWhole(db: Database, maxWaitMs = MAX_WAIT_MS): RequestHandler {
  return async (_request, _response, next) => {
    const work = running.get(db);
    if (work) await Promise.race([work.catch(() => undefined), wait(maxWaitMs, undefined, { ref: false })]);
    if (work && running.get(db) === work) {
      throw new ApiError(409, 'CONFLICT', errorMessages.importRunning(), { retryAfterS: RETRY_AFTER_S });
    }
    next();
  };
}
