import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MixInput, PaperInput } from '../../../graphql.generated.ts';
import { paperPath } from '../../../paths/papers.ts';

/** No question on this device matches. */
export class NothingDrawn extends Error {}

type Input = Omit<PaperInput, 'rule'> & { rule?: string };

/** Starts papers. A second attempt with the same input after a failure is idempotent. */
export function useStartPaper() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const last = useRef({ choice: '', id: '' });
  /** `isHere`: drawn on this device, with a tutor. */
  const start = async (input: Input, isHere = !navigator.onLine && input.mode === 'TUTOR') => {
    setBusy(true);
    setError(undefined);
    try {
      const { newPaperId, startPaper } = await import('../device/calls.ts');
      const choice = JSON.stringify(input);
      if (last.current.choice !== choice) last.current = { choice, id: newPaperId() };
      const whole = {
        rule: 'PROF',
        ...input,
        id: last.current.id,
        utcOffsetMinutes: -new Date().getTimezoneOffset(),
      };
      const id = isHere && whole.mix ? await drawHere({ ...whole, mix: whole.mix }) : await startPaper(client, whole);
      await navigate(paperPath(id));
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return { start, busy, error };
}

async function drawHere(input: PaperInput & { id: string; mix: MixInput }): Promise<string> {
  const id = await (await import('../drawn/index.ts')).drawPaper(input);
  if (id === undefined) throw new NothingDrawn();
  return id;
}
