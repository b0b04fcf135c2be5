import type { ApolloClient } from '@apollo/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../session/index.ts';
import { currentOwner, hasDeviceRecord, noteDeviceRecord, subscribeToDeviceRecord } from './owner.ts';
import type { CheckedAnswer, RecordView } from './types.ts';

// Dexie is no part of what a visitor needs to read a page.
const loadDevice = () => import('./device/index.ts');

type Waiting = { checked: CheckedAnswer; owner: string };
// Where the code could not be loaded, until it can be.
let waiting: Waiting[] = [];

/** Adds an answer to the record of this device; the account gets it from there. Resolves to the attempt's id. */
export async function recordAnswer(checked: CheckedAnswer): Promise<string | undefined> {
  waiting.push({ checked, owner: currentOwner() });
  let id: string | undefined;
  try {
    const { writeAttempt } = await loadDevice();
    const answers = waiting;
    waiting = [];
    for (const one of answers) id = await writeAttempt(one.checked, one.owner);
    noteDeviceRecord();
  } catch {
    // Offline before the first answer: the next one writes both.
  }
  return id;
}

/** Fetches the code while the reader still decides. */
export const prepareRecord = () => void loadDevice().catch(() => {});

/** Sends what the account has not got, from now on. Does nothing for visitors and on a device without a record. */
export function connectRecord(client: ApolloClient, owner: string): () => void {
  if (owner === '') return () => {};
  let end: (() => void) | undefined;
  let hasEnded = false;
  loadDevice()
    .then(({ startSync }) => (hasEnded ? undefined : (end = startSync(client, owner))))
    .catch(() => {});
  return () => {
    hasEnded = true;
    end?.();
  };
}

const NONE: ReadonlyMap<string, RecordView> = new Map();

/** What the reader's record says of these questions, by id; it follows every change. Empty at first and on the server. */
export function useRecords(questionIds: readonly string[]): ReadonlyMap<string, RecordView> {
  const session = useSession();
  const owner = session === undefined ? undefined : (session?.user_id ?? '');
  const isKept = useSyncExternalStore(subscribeToDeviceRecord, hasDeviceRecord, () => false);
  const [found, setFound] = useState({ owner, records: NONE });
  const ids = questionIds.join(' ');
  useEffect(() => {
    if (owner === undefined || ids === '' || (owner === '' && !isKept)) return undefined;
    let end: (() => void) | undefined;
    let hasEnded = false;
    loadDevice()
      .then(({ watchRecords }) => {
        if (!hasEnded) end = watchRecords(owner, ids.split(' '), (records) => setFound({ owner, records }));
      })
      .catch(() => {});
    return () => {
      hasEnded = true;
      end?.();
    };
  }, [owner, isKept, ids]);
  // Never another account's.
  return found.owner === owner ? found.records : NONE;
}
