import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { forgetAnswers } from '../features/questions/list/answers.ts';
import { useSession } from '../session/index.ts';

export function SessionWatch() {
  const client = useApolloClient();
  const session = useSession();
  const userId = session === undefined ? undefined : (session?.user_id ?? '');
  const before = useRef(userId);
  useEffect(() => {
    const last = before.current;
    if (last === userId) return;
    before.current = userId;
    // During hydration the session is not known yet: nobody has signed in.
    if (last === undefined) return;
    if (last) forgetAnswers();
    // Not clearStore, which would cancel queries that the auth link is repeating without a token.
    void client.cache.reset();
  }, [client, userId]);
  return null;
}
