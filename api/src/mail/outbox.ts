import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import type { Mail } from './mail.ts';
import { mailQueue, type QueuedMail } from './queue.ts';
import { seal, unseal } from './seal.ts';
import type { MailTransport } from './transport.ts';

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;
const POLL_MS = 5_000;
const STOP_MS = 4_000;

type OutboxDependencies = { db: Database; key: Uint8Array; transport: MailTransport; logger: Logger };

/** Requests do not wait for the transport, and an outage loses no mail that is still useful. */
export function openOutbox({ db, key, transport, logger }: OutboxDependencies) {
  const queue = mailQueue(db);

  async function deliver({ id, sealed, attempts }: QueuedMail) {
    try {
      await transport.send(JSON.parse(unseal(key, sealed)) as Mail);
      await queue.remove(id);
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      // Do not log the error itself: the server may repeat the address.
      logger.warn({ mail: id, attempts, code, responseCode }, 'mail not sent, will be tried again');
      await queue.postpone(id, Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS));
    }
  }

  /** Returns the milliseconds until the next attempt. */
  async function drain(isEnding: () => boolean): Promise<number> {
    try {
      for (let due = await queue.take(); due.length > 0 && !isEnding(); due = await queue.take())
        await Promise.all(due.map(deliver));
      return Math.min((await queue.untilNext()) ?? POLL_MS, POLL_MS);
    } catch (error) {
      logger.error({ err: error }, 'outbox could not be read');
      return POLL_MS;
    }
  }

  const worker = startWorker(drain);
  return {
    /** Adds a mail in the caller's transaction. Call `wake` after the commit. */
    async put(tx: Database, mail: Mail, expiresAt: Date): Promise<void> {
      await queue.add(tx, seal(key, JSON.stringify(mail)), expiresAt);
    },
    wake: worker.wake,
    /** One that takes too long is sent after the next start. */
    async stop(): Promise<void> {
      await worker.stop();
      transport.close();
    },
  };
}

export type Outbox = ReturnType<typeof openOutbox>;

/** Runs `work` when woken, and again after the milliseconds it returns. Never twice at once. */
function startWorker(work: (isEnding: () => boolean) => Promise<number>) {
  const ending = new AbortController();
  const isEnding = () => ending.signal.aborted;
  let running: Promise<void> | undefined;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;

  const wake = () => {
    if (isEnding()) return;
    isWoken = true;
    running ??= run().finally(() => {
      running = undefined;
      if (isWoken) wake();
    });
  };

  async function run() {
    isWoken = false;
    clearTimeout(timer);
    timer = setTimeout(wake, await work(isEnding)).unref();
  }

  const stop = async () => {
    ending.abort();
    clearTimeout(timer);
    const late = new Promise((resolve) => setTimeout(resolve, STOP_MS).unref());
    await Promise.race([running, late]);
  };
  return { wake, stop };
}
