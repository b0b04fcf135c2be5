import { useRef, useState } from 'react';
import { errorCode, errorText } from '../../../apollo/errors.ts';
import { t } from '../messages/index.ts';

export type Once = { problem: string | undefined; isBusy: boolean };

/** Runs what was confirmed, once however often it is pressed, and says what is wrong if it fails. */
export function useOnce() {
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
      setProblem(problemOf(error));
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { problem, isBusy, run };
}

export const problemOf = (error: unknown) =>
  errorCode(error) === undefined && !navigator.onLine ? t('studio.offlineUnchanged') : errorText(error);
