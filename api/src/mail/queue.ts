import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { mails } from '../db/schema.ts';

const BATCH = 10;
const LEASE_MS = 60_000;
// Clock difference allowed between instances. At 0, two instances would both send a mail that one has just taken.
const CLOCKS_DIFFER_MS = 60_000;

export type QueuedMail = typeof mails.$inferSelect;

const after = (time: Date, ms: number) => new Date(time.getTime() + ms);

export const mailQueue = (db: Database) => ({
  add: (tx: Database, sealed: Uint8Array, expiresAt: Date) =>
    tx.insert(mails).values({ sealed, nextAttemptAt: new Date(), expiresAt }),

  async take(): Promise<QueuedMail[]> {
    const now = new Date();
    await db.delete(mails).where(lte(mails.expiresAt, now));
    const due = db
      .select({ id: mails.id })
      .from(mails)
      // No wait is longer than a lease: a later time was written before the clock was set back.
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

  postpone: (id: QueuedMail['id'], ms: number) =>
    db
      .update(mails)
      .set({ nextAttemptAt: after(new Date(), ms) })
      .where(and(eq(mails.id, id), gt(mails.expiresAt, new Date()))),

  /** In milliseconds; undefined if the queue is empty. */
  async untilNext(): Promise<number | undefined> {
    const [next] = await db.select({ at: mails.nextAttemptAt }).from(mails).orderBy(asc(mails.nextAttemptAt)).limit(1);
    return next && Math.max(next.at.getTime() - Date.now(), 0);
  },
});
