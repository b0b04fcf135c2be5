import type { ApolloClient } from '@apollo/client';
import { useEffect, useState } from 'react';
import { subscribeToSession } from '../../session/index.ts';
import type { SyncOthers } from './device/index.ts';
import { currentOwner, hasDeviceRecord, noteDeviceRecord, subscribeToDeviceRecord } from './owner.ts';
import type { CheckedAnswer, RecordView, StudyQuestion } from './types.ts';

// Loaded on demand: visitors need no Dexie to read a page.
const loadDevice = () => import('./device/index.ts');

/** Starts something once the code has loaded. Returns a function that stops it. */
function whenLoaded(start: (device: Awaited<ReturnType<typeof loadDevice>>) => () => void): () => void {
  let end: (() => void) | undefined;
  let hasEnded = false;
  loadDevice()
    .then((device) => (hasEnded ? undefined : (end = start(device))))
    .catch(() => {});
  return () => {
    hasEnded = true;
    end?.();
  };
}

type Waiting = { checked: CheckedAnswer; owner: string };
// Where the code could not be loaded, until it can be.
let waiting: Waiting[] = [];

/** Adds an answer to this device's record, from where it is sent to the account. */
export async function recordAnswer(checked: CheckedAnswer): Promise<void> {
  waiting.push({ checked, owner: currentOwner() });
  try {
    const { writeAttempt } = await loadDevice();
    const answers = waiting;
    waiting = [];
    for (const one of answers) await writeAttempt(one.checked, one.owner);
    noteDeviceRecord();
  } catch {
    // Offline before the first answer: the next one writes both.
  }
}

/** Loads the code before the reader answers. */
export const prepareRecord = () => void loadDevice().catch(() => {});

/** Keeps this device's record in sync with the account's. Returns a function that stops it. */
export const connectRecord = (client: ApolloClient, owner: string, syncOthers: SyncOthers) =>
  whenLoaded(({ startSync }) => startSync(client, owner, syncOthers));

/** Sends waiting changes, then removes the account's data. Resolves to the number of answers that still wait here. */
export async function removeAccountsCopy(): Promise<number> {
  const owner = currentOwner();
  try {
    const { sendLast, removeSent } = await loadDevice();
    await sendLast().catch(() => {});
    return await removeSent(owner);
  } catch {
    return 0;
  }
}

const NONE: ReadonlyMap<string, RecordView> = new Map();

/** The reader's records of these questions by id, always current. Empty at first and on the server. */
export function useRecords(questions: readonly StudyQuestion[]): ReadonlyMap<string, RecordView> {
  const [records, setRecords] = useState(NONE);
  // A key may be corrected while the list is open.
  const keys = questions.map(({ id, notice }) => id + notice?.on).join();
  // useSession would render a whole list again, once after each visitor's arrival.
  useEffect(() => {
    if (questions.length === 0) return undefined;
    let watched: string | undefined;
    let stop: (() => void) | undefined;
    const start = () => {
      const owner = currentOwner();
      if (owner === watched) return;
      stop?.();
      // Never show another account's records.
      if (watched !== undefined) setRecords(NONE);
      const isKept = owner !== '' || hasDeviceRecord();
      watched = isKept ? owner : undefined;
      stop = isKept ? whenLoaded(({ watchRecords }) => watchRecords(owner, questions, setRecords)) : undefined;
    };
    start();
    const unsubscribe = [subscribeToSession(start), subscribeToDeviceRecord(start)];
    return () => {
      unsubscribe.forEach((end) => end());
      stop?.();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- lists are new arrays at each render
  }, [keys]);
  return records;
}
