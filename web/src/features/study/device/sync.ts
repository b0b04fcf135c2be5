import type { ApolloClient } from '@apollo/client';
import { errorCode } from '../../../apollo/errors.ts';
import { startSyncLoop } from '../../../device/sync-loop.ts';
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

/** Syncs what other features store on this device. */
export type SyncOthers = (client: ApolloClient, owner: string) => Promise<unknown>;

let current: { sendLast: () => Promise<unknown> } | undefined;

/** Syncs one last time. Rejects if that fails. */
export const sendLast = async (): Promise<unknown> => current?.sendLast();

/** Keeps the record on this device in sync with the account's, one tab at a time. Returns a function that stops it. */
export function startSync(client: ApolloClient, owner: string, syncOthers: SyncOthers): () => void {
  let last: Promise<unknown> = Promise.resolve();

  const syncOnce = async () => {
    // Another tab may have logged in as somebody else, and the token with it.
    if (currentOwner() !== owner) return Infinity;
    const { data } = await client.query({ query: FeaturesDocument });
    if (!data?.features.study) return Infinity;
    await sendAttempts(client, owner);
    await sendChanges(client, owner);
    await syncOthers(client, owner);
    const wanted = takeWanted();
    await fetchRecords(client, owner, wanted).catch((error: unknown) => {
      wantRecords(wanted);
      throw error;
    });
    return Infinity;
  };

  const queueSync = () => {
    const next = last.then(() => oneTabAtATime(syncOnce));
    last = next.catch(() => {});
    return next;
  };

  const loop = startSyncLoop({
    task: queueSync,
    firstDelayMs: FIRST_DELAY_MS,
    maxDelayMs: MAX_DELAY_MS,
    isFinal: (error) => FINAL.includes(errorCode(error) ?? ''),
  });
  loop.signal.addEventListener('abort', onWake(loop.run));
  const stop = () => {
    loop.stop();
    current = undefined;
  };
  current = {
    sendLast: () => {
      stop();
      return queueSync();
    },
  };
  adoptVisitorsRecord(owner).then(loop.run, loop.run);
  return stop;
}

/** Without locks two tabs may send the same, which is safe. */
const oneTabAtATime = <T>(task: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('study-sync', task) : task();
