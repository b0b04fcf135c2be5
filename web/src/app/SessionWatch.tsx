import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { forgetAnswers } from '../features/questions/list/answers.ts';
import { useSession } from '../session/index.ts';
import { HYDRATED, STATE_ID } from './restored-state.ts';

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
    const reset = () => void client.cache.reset();
    // The page hydrates after its layout, from what the server rendered.
    if (document.getElementById(STATE_ID)) addEventListener(HYDRATED, reset, { once: true });
    else reset();
  }, [client, userId]);
  return null;
}
