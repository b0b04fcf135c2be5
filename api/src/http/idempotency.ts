import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Request, RequestHandler } from 'express';
import type { Database } from '../db/connection.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { ApiError, badRequest } from './errors.ts';
import { errorMessages } from './error-messages.ts';

const STORED_MS = 24 * 3_600_000;
const KEY = /^[\x21-\x7e]{1,255}$/;

export type Reply = { status: number; body: unknown };
type RunEffect = (work: (tx: Database) => Promise<Reply>) => Promise<Reply>;
type Handler = (request: Request, runEffect: RunEffect) => Promise<Reply>;
type Options = { db: Database; key: Uint8Array; identifyCaller: (request: Request) => string };
/** The id is a hash of caller, route and `Idempotency-Key`; the fingerprint is an HMAC of what the caller sent. */
type Call = { id: Buffer; fingerprint: Buffer };

class KeyTaken extends Error {}

/** A retry with the same `Idempotency-Key` gets the first reply for 24 hours, or 422 if it differs. */
export function idempotency({ db, key: secret, identifyCaller }: Options) {
  const inFlight = new Map<string, { fingerprint: Buffer; reply: Promise<Reply> }>();

  async function runOnce(request: Request, key: string, handler: Handler): Promise<Reply> {
    const call = { id: callId(identifyCaller(request), request, key), fingerprint: fingerprintOf(secret, request) };
    const id = call.id.toString('hex');
    const first = inFlight.get(id);
    if (first) {
      requireSameRequest(first.fingerprint, call.fingerprint);
      return first.reply;
    }
    const reply = replayOrRun(call, request, handler);
    inFlight.set(id, { fingerprint: call.fingerprint, reply });
    try {
      return await reply;
    } finally {
      inFlight.delete(id);
    }
  }

  async function replayOrRun(call: Call, request: Request, handler: Handler): Promise<Reply> {
    const stored = await storedReply(db, call);
    if (stored) return stored;
    try {
      return await handler(request, (work) => db.transaction((tx) => runAndStore(tx, call, work)));
    } catch (error) {
      const reply = error instanceof KeyTaken ? await storedReply(db, call) : undefined;
      if (reply) return reply;
      throw error;
    }
  }

  return (handler: Handler): RequestHandler =>
    async (request, response) => {
      const key = request.get('idempotency-key');
      if (key !== undefined && !KEY.test(key)) throw badRequest(errorMessages.badIdempotencyKey());
      const runInTransaction: RunEffect = (work) => db.transaction(work);
      const { status, body } = await (key === undefined
        ? handler(request, runInTransaction)
        : runOnce(request, key, handler));
      response.status(status).json(body);
    };
}

export type Idempotent = ReturnType<typeof idempotency>;

async function storedReply(db: Database, { id, fingerprint }: Call): Promise<Reply | undefined> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.id, id), gt(idempotencyKeys.expiresAt, new Date())));
  if (!row || row.status === null) return undefined;
  requireSameRequest(row.request, fingerprint);
  return { status: row.status, body: JSON.parse(row.body!) };
}

/** Inserts the key first, so that a second caller waits for this transaction and then finds the key taken. */
async function runAndStore(tx: Database, call: Call, work: (tx: Database) => Promise<Reply>): Promise<Reply> {
  const isThisCall = eq(idempotencyKeys.id, call.id);
  const now = new Date();
  await tx.delete(idempotencyKeys).where(and(isThisCall, lte(idempotencyKeys.expiresAt, now)));
  const [inserted] = await tx
    .insert(idempotencyKeys)
    .values({ id: call.id, request: call.fingerprint, expiresAt: new Date(now.getTime() + STORED_MS) })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  if (!inserted) throw new KeyTaken();
  const { status, body } = await work(tx);
  await tx
    .update(idempotencyKeys)
    .set({ status, body: JSON.stringify(body) })
    .where(isThisCall);
  return { status, body };
}

const callId = (caller: string, { method, baseUrl, path }: Request, key: string) =>
  createHash('sha256')
    .update(JSON.stringify([caller, `${method} ${baseUrl}${path}`, key]))
    .digest();

const fingerprintOf = (secret: Uint8Array, { originalUrl, body, file }: Request) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([originalUrl, body ?? null]))
    .update(file?.buffer ?? '')
    .digest();

function requireSameRequest(first: Uint8Array, second: Uint8Array): void {
  if (timingSafeEqual(first, second)) return;
  throw new ApiError(422, 'IDEMPOTENCY_KEY_REUSED', errorMessages.idempotencyKeyReused());
}
