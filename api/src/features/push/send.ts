import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { dayAt } from 'review/days.ts';
import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { type PushContent, pushDeliveries, type PushKind, pushSubscriptions } from '../../db/schema.ts';
import { defineJob, type JobDefinition, putJob, RetryAfter } from '../../jobs/index.ts';
import { type Delivery, findDelivery, hasAnswered, SEND_JOB } from './deliveries.ts';
import type { PushMessage, PushService } from './push-service.ts';
import { quietFromNext, quietUntil } from './quiet-hours.ts';

const AT_ONCE = 10;
const MAX_RETRY_MS = 3_600_000;
const MAX_TOPIC_LENGTH = 32;

const URGENCY: Record<PushKind, PushMessage['urgency']> = {
  REVIEWS_DUE: 'normal',
  REPORT_ANSWERED: 'low',
  PLAN_ENDS: 'normal',
  MESSAGE: 'normal',
};

export type SendOptions = { db: Database; push: PushService; publicUrl: string; logger: Logger; now: () => Date };

/** One reminder to one browser. No connection of the database is held while its service is called. */
export function sendJob(options: SendOptions): JobDefinition {
  return defineJob({
    id: SEND_JOB,
    schema: z.strictObject({ delivery: z.int() }),
    concurrency: AT_ONCE,
    // Until it expires.
    maxAttempts: Infinity,
    maxRetryMs: MAX_RETRY_MS,
    handler: ({ delivery }) => send(options, delivery),
  });
}

async function send(options: SendOptions, id: number): Promise<void> {
  const { db, push, publicUrl } = options;
  const now = options.now();
  const delivery = await findDelivery(db, id, now);
  if (!delivery || delivery.isSent || !delivery.isWanted || delivery.expiresAt <= now) return;
  const quietEnd = quietUntil(now, delivery);
  if (quietEnd) {
    if (quietEnd < delivery.expiresAt) await putJob(db, SEND_JOB, { delivery: id }, quietEnd.getTime() - now.getTime());
    return;
  }
  if (await isSettled(db, delivery, now)) return;
  const message: PushMessage = {
    payload: payloadOf(delivery.content, publicUrl),
    ttlSeconds: Math.ceil((lastMoment(delivery, now).getTime() - now.getTime()) / 1000),
    urgency: URGENCY[delivery.kind],
    topic: topicOf(delivery.content.tag),
  };
  await settle(options, delivery, await push.send(delivery, message));
}

type Sent = Awaited<ReturnType<PushService['send']>>;

async function settle({ db, logger, now }: SendOptions, delivery: Delivery, sent: Sent): Promise<void> {
  const { id, subscription, kind } = delivery;
  switch (sent.outcome) {
    case 'sent':
      await db.update(pushDeliveries).set({ sentAt: now() }).where(eq(pushDeliveries.id, id));
      return;
    case 'later':
      throw new RetryAfter(`reminder not sent: ${sent.problem}`, sent.afterMs);
    case 'refused':
      logger.warn({ kind, subscription, problem: sent.problem }, 'push service refused a reminder');
      break;
    case 'gone':
  }
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscription));
}

/** Reviews that the reader began meanwhile. */
const isSettled = async (db: Database, { kind, subscription, offset }: Delivery, now: Date) =>
  kind === 'REVIEWS_DUE' && hasAnswered(db, subscription, dayAt(now.getTime(), offset));

/** A device that is switched on in the evening's quiet hours shows no reminder of reviews any more. */
function lastMoment(delivery: Delivery, now: Date): Date {
  const quiet = delivery.kind === 'REVIEWS_DUE' ? quietFromNext(now, delivery) : null;
  return quiet && quiet < delivery.expiresAt ? quiet : delivery.expiresAt;
}

/** Declarative Web Push: a browser that knows it needs no service worker; the others' worker reads the same. */
export const payloadOf = ({ title, body, path, tag }: PushContent, publicUrl: string): string =>
  JSON.stringify({ web_push: 8030, notification: { title, body, navigate: `${publicUrl}${path}`, tag } });

/** Push services see it: it says nothing of the reader. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, MAX_TOPIC_LENGTH);
