import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { forgetAnswers } from '../questions/card/useRemembered.ts';
import { useSession } from '../session/index.ts';

/** With another user, or none, nothing stays on the screen that the last one was given. */
export function SessionWatch() {
  const client = useApolloClient();
  const userId = useSession()?.user_id;
  const before = useRef(userId);
  useEffect(() => {
    if (before.current === userId) return;
    if (before.current !== undefined) forgetAnswers();
    before.current = userId;
    // Without ending what is under way: a query that a refused token has lost is being asked again.
    void client.cache.reset();
  }, [client, userId]);
  return null;
}
