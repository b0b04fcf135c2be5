import { useApolloClient } from '@apollo/client/react';
import { useEffect, useLayoutEffect } from 'react';
import { useSession } from '../../session/index.ts';
import type { SyncOthers } from './device/index.ts';
import { useDeviceRecord } from './owner.ts';
import { connectRecord } from './record.ts';

const DELAY_MS = 1000;

/** Keeps the record of the reader who is signed in, if any, the same on this device and in the account. */
export function StudySync({ syncOthers }: { syncOthers: SyncOthers }) {
  const client = useApolloClient();
  const session = useSession();
  const owner = session?.user_id ?? '';
  const isKept = useDeviceRecord();
  const hasRecord = session === undefined ? undefined : session !== null || isKept;
  // The start script sets it before the first paint: styles keep room for what the record shows.
  useLayoutEffect(() => {
    if (hasRecord !== undefined) document.documentElement.toggleAttribute('data-record', hasRecord);
  }, [hasRecord]);
  useEffect(() => {
    if (owner === '') return undefined;
    let end: (() => void) | undefined;
    // The page itself goes first.
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
