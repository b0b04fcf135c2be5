import type { ApolloClient } from '@apollo/client';
import { errorCode } from '../../../apollo/errors.ts';
import { clientOf, OtherReader } from '../../../device/client-of.ts';
import { receivesReminders } from '../../../device/reminders.ts';
import { oneTabAtATime, SyncLoop } from '../../../device/sync-loop.ts';
import { FeaturesDocument } from '../features.generated.ts';
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

let current: SyncLoop | undefined;

/** A browser may have changed its subscription since the last visit. */
async function renewReminders(client: ApolloClient): Promise<void> {
  if (!receivesReminders()) return;
  const { renewBrowser } = await import('../../push/index.ts');
  await oneTabAtATime('push', () => renewBrowser(client));
}

/** Syncs one last time. */
export const sendLast = async (): Promise<void> => current?.finish();

/** Keeps the record on this device in sync with the account's, one tab at a time. Returns a function that stops it. */
export function startSync(anyones: ApolloClient, owner: string, syncOthers: SyncOthers): () => void {
  const client = clientOf(anyones, owner);
  const sync = async () => {
    const { data } = await client.query({ query: FeaturesDocument });
    if (!data?.features.study) return;
    await sendAttempts(client, owner, data.features.review);
    await sendChanges(client, owner);
    await syncOthers(client, owner);
    const wanted = takeWanted();
    await fetchRecords(client, owner, wanted).catch((error: unknown) => {
      wantRecords(wanted);
      throw error;
    });
  };
  const loop = new SyncLoop({
    send: () => oneTabAtATime('study-sync', sync),
    firstDelayMs: FIRST_DELAY_MS,
    maxDelayMs: MAX_DELAY_MS,
    isFinal: (error) => error instanceof OtherReader || FINAL.includes(errorCode(error) ?? ''),
  });
  const run = () => void loop.run();
  loop.signal.addEventListener('abort', onWake(run));
  current = loop;
  adoptVisitorsRecord(owner).then(run, run);
  renewReminders(client).catch(() => {});
  return () => {
    loop.stop();
    current = undefined;
  };
}
