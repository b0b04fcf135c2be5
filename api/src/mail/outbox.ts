import { gt, lte, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/connection.ts';
import { mails } from '../db/schema.ts';
import { defineJob, type JobDefinition, type JobQueue, putJob } from '../jobs/index.ts';
import type { Mail } from './mail.ts';
import { seal, unseal } from '../seal.ts';
import type { MailTransport } from './transport.ts';

const JOB = 'send-mail';
const AT_ONCE = 10;
const MAX_RETRY_MS = 60_000;
const ADOPT_EVERY_MS = 60_000;
const LEASE_MS = 60_000;

/** Encrypted: mails may contain sign-in codes. */
const schema = z.strictObject({ sealed: z.base64(), expiresAt: z.iso.datetime() });

/** Requests do not wait for the transport, and an outage loses no mail that is still useful. */
export function mailJob(key: Uint8Array, transport: MailTransport): JobDefinition {
  return defineJob({
    id: JOB,
    schema,
    concurrency: AT_ONCE,
    // Until it expires.
    maxAttempts: Infinity,
    maxRetryMs: MAX_RETRY_MS,
    async handler({ sealed, expiresAt }) {
      if (Date.parse(expiresAt) <= Date.now()) return;
      try {
        await transport.send(JSON.parse(unseal(key, Buffer.from(sealed, 'base64'))) as Mail);
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        // oxlint-disable-next-line eslint/preserve-caught-error -- the server may repeat the address
        throw new Error(['mail not sent', code, responseCode].filter(Boolean).join(' '));
      }
    },
  });
}

/** Takes over mails that an api of the version before put into its own table, unless one is sending them. */
export const adoptMailsJob = (db: Database): JobDefinition =>
  defineJob({
    id: 'adopt-mails',
    schedule: { everyMs: ADOPT_EVERY_MS },
    handler: () =>
      db.transaction(async (tx) => {
        const now = Date.now();
        // Its leases end within a minute: a later time is from before the clock was set back.
        const isFree = or(
          lte(mails.nextAttemptAt, new Date(now)),
          gt(mails.nextAttemptAt, new Date(now + 2 * LEASE_MS)),
        );
        for (const { sealed, expiresAt } of await tx.delete(mails).where(isFree).returning()) {
          await putJob(tx, JOB, { sealed: Buffer.from(sealed).toString('base64'), expiresAt: expiresAt.toISOString() });
        }
      }),
  });

export type Outbox = {
  /** Adds a mail in the caller's transaction. Call `wake` after the commit. */
  put: (tx: Database, mail: Mail, expiresAt: Date) => Promise<void>;
  wake: () => void;
};

export const openOutbox = (key: Uint8Array, queue: Pick<JobQueue, 'wake'>): Outbox => ({
  put: (tx, mail, expiresAt) => {
    const sealed = Buffer.from(seal(key, JSON.stringify(mail))).toString('base64');
    return putJob(tx, JOB, { sealed, expiresAt: expiresAt.toISOString() });
  },
  wake: () => queue.wake(),
});
