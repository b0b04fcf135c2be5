import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PaperInput } from '../../../graphql.generated.ts';
import { paperPath } from '../../../paths/papers.ts';

/** Starts papers. A second attempt with the same input after a failure is idempotent. */
export function useStartPaper() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const last = useRef({ choice: '', id: '' });
  const start = async (input: Omit<PaperInput, 'rule'> & { rule?: string }) => {
    setBusy(true);
    setError(undefined);
    try {
      const [{ startPaper }, { v4 }] = await Promise.all([import('../device/calls.ts'), import('uuid')]);
      const choice = JSON.stringify(input);
      if (last.current.choice !== choice) last.current = { choice, id: v4() };
      const id = await startPaper(client, {
        rule: 'PROF',
        ...input,
        id: last.current.id,
        utcOffsetMinutes: -new Date().getTimezoneOffset(),
      });
      await navigate(paperPath(id));
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return { start, busy, error };
}
