import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '../../session/index.ts';
import { connectRecord } from './record.ts';

const DELAY_MS = 1000;

/** Keeps the record of the reader who is signed in, if any, the same on this device and in the account. */
export function StudySync() {
  const client = useApolloClient();
  const owner = useSession()?.user_id ?? '';
  useEffect(() => {
    if (owner === '') return undefined;
    let end: (() => void) | undefined;
    // The page itself goes first.
    const timer = setTimeout(() => {
      end = connectRecord(client, owner);
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [client, owner]);
  return null;
}
