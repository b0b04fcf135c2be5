import { useRef, useState } from 'react';
import { errorCode, errorText } from '../apollo/errors.ts';
import { offline } from './failures/index.ts';

export type Once = { problem: string | undefined; isBusy: boolean };

export const describeError = (error: unknown) =>
  errorCode(error) === undefined && !navigator.onLine ? offline() : errorText(error);

/**
 * Runs work. Further presses are ignored while it runs. If it fails, `problem` is what `describe` returns for the
 * error.
 */
export function useOnce(describe: (error: unknown) => string | undefined = describeError) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const run = async (work: () => Promise<unknown>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(describe(error));
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { problem, setProblem, isBusy, run };
}
