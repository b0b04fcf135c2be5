import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { deskEvents, deskMessages } from '../../db/schema.ts';
import { defineJob, type JobDefinition } from '../../jobs/index.ts';
import { type Live, type NotificationRow, putCopies, putNotification, pushCopies } from '../notifications/index.ts';
import { countReaders, isIn } from './audiences.ts';
import { type MessageRow, putSending, SEND_JOB, updateMessage } from './store.ts';

/** Few enough that no other notification waits long for its place in the order. */
const BATCH = 500;

type Options = { db: Database; live: Pick<Live, 'publish'>; now: () => Date; batchSize?: number };
type Input = { message: number; version: number; batchSize: number };
type Step = { rows: NotificationRow[]; isLast: boolean };

const NOTHING: Step = { rows: [], isLast: true };

/** Each batch is a transaction that notes how far it came, so that another instance can continue after it. */
export const sendJob = ({ db, live, now, batchSize = BATCH }: Options): JobDefinition =>
  defineJob({
    id: SEND_JOB,
    schema: z.strictObject({ message: z.int(), version: z.int() }),
    maxAttempts: Infinity,
    async handler(input) {
      for (let isLast = false; !isLast;) {
        const step = await db.transaction((tx) => sendNext(tx, { ...input, batchSize }, now()));
        live.publish(step.rows);
        ({ isLast } = step);
      }
    },
  });

async function sendNext(tx: Database, { message: id, version, batchSize }: Input, now: Date): Promise<Step> {
  const [row] = await tx.select().from(deskMessages).where(eq(deskMessages.id, id)).for('update');
  const isWaiting = row?.state === 'SCHEDULED' || row?.state === 'SENDING';
  if (!row || !isWaiting || row.version !== version) return NOTHING;
  if (row.sendAt > now) {
    // The queue runs jobs early after the clock was set back.
    await putSending(tx, row, now);
    return NOTHING;
  }
  const startedAt = row.startedAt ?? now;
  const { group } = row.audience;
  // One row for all readers has one language.
  if (row.messageBn === null && (group === 'EVERYBODY' || group === 'PERSON')) {
    await finish(tx, row, { startedAt, readers: await countReaders(tx, row, startedAt) }, now);
    const { title, message, person } = row;
    return { rows: [await putNotification(tx, { user: person, title, message })], isLast: true };
  }
  return sendBatch(tx, { ...row, startedAt }, batchSize, now);
}

type Begun = MessageRow & { startedAt: Date };

async function sendBatch(tx: Database, row: Begun, limit: number, now: Date): Promise<Step> {
  const { id, lastReader, startedAt } = row;
  const rows = await putCopies(tx, { of: row, readers: isIn(row, startedAt), after: lastReader, limit });
  const readers = row.readers + rows.length;
  const isLast = rows.length < limit;
  const last = Math.max(lastReader, ...rows.map(({ user }) => user!));
  if (rows.length > 0) await pushCopies(tx, { copiesOf: id, after: lastReader, until: last });
  if (isLast) await finish(tx, row, { startedAt, readers }, now);
  else await updateMessage(tx, id, { state: 'SENDING', startedAt, readers, lastReader: last });
  return { rows, isLast };
}

async function finish(
  tx: Database,
  { id, title, audience, by, sendAt, createdAt }: MessageRow,
  sent: { startedAt: Date; readers: number },
  now: Date,
): Promise<void> {
  await updateMessage(tx, id, { ...sent, state: 'SENT', sentAt: now });
  // The log has the call of one that was not to wait.
  if (sendAt <= createdAt) return;
  const params = { ...audience, id: String(id), title, readers: sent.readers };
  await tx.insert(deskEvents).values({ who: by, at: now, action: 'message.sent', params, status: 200 });
}
