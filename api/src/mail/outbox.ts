import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import { mails } from '../db/schema.ts';
import type { Message } from './messages.ts';
import { seal, unseal } from './seal.ts';
import type { MailTransport } from './transport.ts';

const BATCH = 10;
// Longer than a transport may take over one mail: until then it belongs to the worker that took it.
const LEASE_MS = 60_000;
// Of two instances. Taken mails are told from mails of another time by this: at 0 both would send those just taken.
const CLOCKS_DIFFER_MS = 60_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;
const POLL_MS = 5_000;
const STOP_MS = 4_000;

type Row = typeof mails.$inferSelect;

const after = (time: Date, ms: number) => new Date(time.getTime() + ms);

/**
 * Mails wait in the database until the transport has taken them: an outage of the server loses none that is still
 * of use, and no answer waits for it.
 */
export function openOutbox(parts: { db: Database; key: Uint8Array; transport: MailTransport; logger: Logger }) {
  const { db, key, transport, logger } = parts;
  let working: Promise<void> | undefined;
  let again = false;
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const wake = () => {
    if (ending.signal.aborted) return;
    if (working) again = true;
    else
      working = drain().finally(() => {
        working = undefined;
        if (again) wake();
      });
  };

  async function drain() {
    again = false;
    clearTimeout(timer);
    try {
      for (let taken = await take(); taken.length > 0 && !ending.signal.aborted; taken = await take()) {
        await Promise.all(taken.map(deliver));
      }
      timer = setTimeout(wake, await untilNext()).unref();
    } catch (error) {
      logger.error({ err: error }, 'outbox could not be read');
      timer = setTimeout(wake, POLL_MS).unref();
    }
  }

  /** Takes mails that are due for this worker alone. */
  async function take(): Promise<Row[]> {
    const now = new Date();
    await db.delete(mails).where(lte(mails.expiresAt, now));
    const due = db
      .select({ id: mails.id })
      .from(mails)
      // No wait is longer than a lease: what is due later was written by a clock that has been set back since.
      .where(or(lte(mails.nextAttemptAt, now), gt(mails.nextAttemptAt, after(now, LEASE_MS + CLOCKS_DIFFER_MS))))
      .orderBy(asc(mails.nextAttemptAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    return db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: after(now, LEASE_MS) })
      .where(inArray(mails.id, due))
      .returning();
  }

  async function deliver({ id, sealed, attempts }: Row) {
    try {
      await transport.send(JSON.parse(unseal(key, sealed)) as Message);
      await db.delete(mails).where(eq(mails.id, id));
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      // The server's own words may repeat the address.
      logger.warn({ mail: id, attempts, code, responseCode }, 'mail not sent, will be tried again');
      const wait = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS);
      await db
        .update(mails)
        .set({ nextAttemptAt: after(new Date(), wait) })
        .where(and(eq(mails.id, id), gt(mails.expiresAt, new Date())));
    }
  }

  async function untilNext() {
    const [next] = await db.select({ at: mails.nextAttemptAt }).from(mails).orderBy(asc(mails.nextAttemptAt)).limit(1);
    return next ? Math.min(Math.max(next.at.getTime() - Date.now(), 0), POLL_MS) : POLL_MS;
  }

  return {
    /** Puts a mail into the outbox, in the caller's transaction; `wake` once that is through. */
    async put(tx: Database, message: Message, expiresAt: Date): Promise<void> {
      await tx
        .insert(mails)
        .values({ sealed: seal(key, JSON.stringify(message)), nextAttemptAt: new Date(), expiresAt });
    },
    wake,
    /** Lets the mail under way go out, then ends; one that takes too long is sent by the next start. */
    async stop(): Promise<void> {
      ending.abort();
      clearTimeout(timer);
      const late = new Promise((resolve) => setTimeout(resolve, STOP_MS).unref());
      await Promise.race([working, late]);
      transport.close();
    },
  };
}

export type Outbox = ReturnType<typeof openOutbox>;
