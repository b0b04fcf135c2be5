import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { forgetAnswers } from '../features/questions/list/useAnswer.ts';
import { useSession } from '../session/index.ts';

/** With another user, or none, nothing stays on the screen that the last one was given. */
export function SessionWatch() {
  const client = useApolloClient();
  const session = useSession();
  const userId = session === undefined ? undefined : (session?.user_id ?? '');
  const before = useRef(userId);
  useEffect(() => {
    const last = before.current;
    if (last === userId) return;
    before.current = userId;
    // Over a server's markup the session is known a moment later: nobody has signed in.
    if (last === undefined) return;
    if (last) forgetAnswers();
    // Without ending what is under way: a query that a refused token has lost is being asked again.
    void client.cache.reset();
  }, [client, userId]);
  return null;
}
