import { useRef, useState } from 'react';
import type { Explain, Problem } from '../problems.ts';

type Options<Values> = {
  /** Throws when the server rejects the form. */
  send: (values: Values) => Promise<unknown>;
  explain: Explain;
  onSuccess: () => void;
  /** Shows a problem at its field; returns false if no field has it. */
  onProblem: (problem: Problem) => boolean;
};

/** Sends one request at a time, and none after a success. */
export function useSend<Values>({ send, explain, onSuccess, onProblem }: Options<Values>) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<string>();
  const underWay = useRef(false);

  async function attempt(values: Values) {
    if (underWay.current || done) return;
    underWay.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await send(values);
      onSuccess();
      setDone(true);
    } catch (error) {
      const explained = explain(error);
      if (!onProblem(explained)) setProblem(explained.message);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return { attempt, busy, done, problem };
}
