import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { mails } from '../db/schema.ts';

const BATCH = 10;
// Longer than a transport may take over one mail: until then it belongs to the worker that took it.
const LEASE_MS = 60_000;
// Of two instances. Taken mails are told from mails of another time by this: at 0 both would send those just taken.
const CLOCKS_DIFFER_MS = 60_000;

/** A mail as it waits in the database. */
export type QueuedMail = typeof mails.$inferSelect;

const after = (time: Date, ms: number) => new Date(time.getTime() + ms);

/** The queue of mails in the database, which workers of several instances share. */
export const mailQueue = (db: Database) => ({
  /** Adds a mail in the caller's transaction. */
  add: (tx: Database, sealed: Uint8Array, expiresAt: Date) =>
    tx.insert(mails).values({ sealed, nextAttemptAt: new Date(), expiresAt }),

  /** Takes mails that are due for this worker alone, and drops those that are of no use any more. */
  async take(): Promise<QueuedMail[]> {
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
  },

  remove: (id: QueuedMail['id']) => db.delete(mails).where(eq(mails.id, id)),

  /** Puts a mail back for another attempt in `ms` milliseconds, unless it has expired. */
  postpone: (id: QueuedMail['id'], ms: number) =>
    db
      .update(mails)
      .set({ nextAttemptAt: after(new Date(), ms) })
      .where(and(eq(mails.id, id), gt(mails.expiresAt, new Date()))),

  /** Milliseconds until the next mail is due, or undefined where none waits. */
  async untilNext(): Promise<number | undefined> {
    const [next] = await db.select({ at: mails.nextAttemptAt }).from(mails).orderBy(asc(mails.nextAttemptAt)).limit(1);
    return next && Math.max(next.at.getTime() - Date.now(), 0);
  },
});
