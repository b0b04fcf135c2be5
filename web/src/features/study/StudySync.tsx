import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '../../session/index.ts';
import { connectRecord } from './record.ts';

/** Keeps the record of the reader who is signed in, if any, the same on this device and in the account. */
export function StudySync() {
  const client = useApolloClient();
  const owner = useSession()?.user_id ?? '';
  useEffect(() => connectRecord(client, owner), [client, owner]);
  return null;
}
