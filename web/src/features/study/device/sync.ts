import type { ApolloClient } from '@apollo/client';
import { errorCode, errorRetryAfter } from '../../../apollo/errors.ts';
import { FeaturesDocument } from '../features.generated.ts';
import { currentOwner } from '../owner.ts';
import { adoptVisitorsRecord } from './owners.ts';
import { fetchRecords } from './fetch.ts';
import { sendAttempts, sendChanges } from './send.ts';
import { onWake, takeWanted, wantRecords } from './wake.ts';

const FIRST_DELAY_MS = 2000;
const MAX_DELAY_MS = 300_000;
// Until the reader logs in again or opens a page of a server that keeps a record.
const FINAL = ['UNAUTHENTICATED', 'NOT_SUPPORTED'];

/** What other features keep on this device. */
export type SyncOthers = (client: ApolloClient, owner: string) => Promise<unknown>;

let current: { sendLast: () => Promise<unknown> } | undefined;

/** Sends what waits once more, and nothing after that. Rejects where that fails. */
export const sendLast = async (): Promise<unknown> => current?.sendLast();

/**
 * Keeps the record of this device and that of the account the same: when something was recorded, when the network is
 * back, when the tab is looked at, and after failures with growing delays. One tab at a time. Returns a function to end.
 */
export function startSync(client: ApolloClient, owner: string, syncOthers: SyncOthers): () => void {
  const end = new AbortController();
  const { signal } = end;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isRunning = false;
  let isWoken = false;
  let last: Promise<unknown> = Promise.resolve();

  const syncOnce = async () => {
    // Another tab may have logged in as somebody else: the token is theirs.
    if (currentOwner() !== owner) return Infinity;
    const { data } = await client.query({ query: FeaturesDocument });
    if (!data?.features.study) return Infinity;
    const next = await sendAttempts(client, owner);
    await sendChanges(client, owner);
    await syncOthers(client, owner);
    const wanted = takeWanted();
    await fetchRecords(client, owner, wanted).catch((error: unknown) => {
      wantRecords(wanted);
      throw error;
    });
    return next;
  };

  /** One after the other, and one tab at a time. */
  const queueSync = () => {
    const next = last.then(() => oneTabAtATime(syncOnce));
    last = next.catch(() => {});
    return next;
  };

  const wait = (forMs: number) => {
    clearTimeout(timer);
    if (Number.isFinite(forMs) && !signal.aborted) timer = setTimeout(run, Math.min(forMs, MAX_DELAY_MS));
  };

  async function run() {
    isWoken = true;
    if (isRunning || signal.aborted) return;
    isRunning = true;
    clearTimeout(timer);
    try {
      let next = Infinity;
      while (isWoken && !signal.aborted) {
        isWoken = false;
        next = await queueSync();
      }
      failures = 0;
      wait(next - Date.now());
    } catch (error) {
      failures += 1;
      if (!FINAL.includes(errorCode(error) ?? '')) wait(retryDelay(failures, errorRetryAfter(error)));
    } finally {
      isRunning = false;
    }
  }

  const wake = () => void run();
  signal.addEventListener('abort', onWake(wake));
  addEventListener('online', wake, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake(), { signal });
  const stop = () => {
    end.abort();
    clearTimeout(timer);
    current = undefined;
  };
  current = {
    sendLast: () => {
      stop();
      return queueSync();
    },
  };
  adoptVisitorsRecord(owner).then(wake, wake);
  return stop;
}

/** Doubles with each failure, half of it at random, so that devices do not come back together. */
function retryDelay(failures: number, retryAfterSeconds = 0) {
  const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
  return Math.max(retryAfterSeconds * 1000, delay / 2 + (Math.random() * delay) / 2);
}

/** Sending twice is safe, so a browser without locks goes on without. */
const oneTabAtATime = <T>(task: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('study-sync', task) : task();
