import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Request, RequestHandler } from 'express';
import type { Database } from '../db/connection.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { ApiError, badRequest } from './errors.ts';
import { errorMessages } from './error-messages.ts';

const KEPT_MS = 24 * 3_600_000;
const KEY = /^[\x21-\x7e]{1,255}$/;

export type Answer = { status: number; body: unknown };
/** Does a call's work in one transaction with the note that it was done. */
type Effect = (work: (tx: Database) => Promise<Answer>) => Promise<Answer>;
type Handler = (request: Request, effect: Effect) => Promise<Answer>;

/** Another process was faster with the same key. */
class DoneElsewhere extends Error {}

/**
 * Makes calls that may be sent twice: with an `Idempotency-Key` the second, also one in parallel or after a restart, gets
 * the first's answer for 24 hours; with another body it is 422. An answer that is an error is not kept.
 */
export function idempotency(given: { db: Database; key: Uint8Array; whoOf: (request: Request) => string }) {
  const { db, key: secret, whoOf } = given;
  const underWay = new Map<string, { print: Buffer; answer: Promise<Answer> }>();

  async function once(request: Request, key: string, handler: Handler): Promise<Answer> {
    const route = `${request.method} ${request.baseUrl}${request.path}`;
    const id = createHash('sha256')
      .update(JSON.stringify([whoOf(request), route, key]))
      .digest();
    const print = fingerprint(secret, request);
    const first = underWay.get(id.toString('hex'));
    if (first) {
      refuseOther(first.print, print);
      return first.answer;
    }
    const answer = answerOf();
    underWay.set(id.toString('hex'), { print, answer });
    try {
      return await answer;
    } finally {
      underWay.delete(id.toString('hex'));
    }

    async function answerOf(): Promise<Answer> {
      const kept = await keptAnswer();
      if (kept) return kept;
      try {
        return await handler(request, (work) => db.transaction((tx) => keep(tx, work)));
      } catch (error) {
        const theirs = error instanceof DoneElsewhere ? await keptAnswer() : undefined;
        if (theirs) return theirs;
        throw error;
      }
    }

    async function keptAnswer(): Promise<Answer | undefined> {
      const [row] = await db
        .select()
        .from(idempotencyKeys)
        .where(and(eq(idempotencyKeys.id, id), gt(idempotencyKeys.expiresAt, new Date())));
      if (!row || row.status === null) return undefined;
      refuseOther(row.request, print);
      return { status: row.status, body: JSON.parse(row.body!) };
    }

    /** The key is taken first: whoever comes second waits for the first's transaction, and then finds it taken. */
    async function keep(tx: Database, work: (tx: Database) => Promise<Answer>): Promise<Answer> {
      const now = new Date();
      await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.id, id), lte(idempotencyKeys.expiresAt, now)));
      const [taken] = await tx
        .insert(idempotencyKeys)
        .values({ id, request: print, expiresAt: new Date(now.getTime() + KEPT_MS) })
        .onConflictDoNothing()
        .returning({ id: idempotencyKeys.id });
      if (!taken) throw new DoneElsewhere();
      const { status, body } = await work(tx);
      await tx
        .update(idempotencyKeys)
        .set({ status, body: JSON.stringify(body) })
        .where(eq(idempotencyKeys.id, id));
      return { status, body };
    }
  }

  return (handler: Handler): RequestHandler =>
    async (request, response) => {
      const key = request.get('idempotency-key');
      if (key !== undefined && !KEY.test(key)) throw badRequest(errorMessages.badIdempotencyKey());
      const plain: Effect = (work) => db.transaction(work);
      const { status, body } = await (key === undefined ? handler(request, plain) : once(request, key, handler));
      response.status(status).json(body);
    };
}

export type Idempotent = ReturnType<typeof idempotency>;

const fingerprint = (secret: Uint8Array, { originalUrl, body, file }: Request) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([originalUrl, body ?? null]))
    .update(file?.buffer ?? '')
    .digest();

function refuseOther(first: Uint8Array, second: Uint8Array): void {
  if (timingSafeEqual(first, second)) return;
  throw new ApiError(422, 'IDEMPOTENCY_KEY_REUSED', errorMessages.idempotencyKeyReused());
}
