import { useApolloClient } from '@apollo/client/react';
import { useEffect, useLayoutEffect } from 'react';
import { useSession } from '../../session/index.ts';
import type { SyncOthers } from './device/index.ts';
import { useDeviceRecord } from './owner.ts';
import { connectRecord } from './record.ts';

const DELAY_MS = 1000;

/** Syncs a signed-in reader's record between this device and the account. */
export function StudySync({ syncOthers }: { syncOthers: SyncOthers }) {
  const client = useApolloClient();
  const session = useSession();
  const owner = session?.user_id ?? '';
  const isKept = useDeviceRecord();
  const hasRecord = session === undefined ? undefined : session !== null || isKept;
  // The start script sets it before the first paint, so that styles reserve space for the record.
  useLayoutEffect(() => {
    if (hasRecord !== undefined) document.documentElement.toggleAttribute('data-record', hasRecord);
  }, [hasRecord]);
  useEffect(() => {
    if (owner === '') return undefined;
    let end: (() => void) | undefined;
    // Load after the page itself.
    const timer = setTimeout(() => {
      end = connectRecord(client, owner, syncOthers);
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [client, owner, syncOthers]);
  return null;
}
