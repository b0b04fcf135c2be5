import { useRef, useState } from 'react';
import { errorText } from '../../../../apollo/errors.ts';
import { t } from '../messages/index.ts';

/** One step at a time: a second click does nothing while the first is under way. `problem` says why a step failed. */
export function useStep() {
  const isBusy = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function run(step: () => Promise<unknown>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await step();
    } catch (error) {
      setProblem(navigator.onLine ? errorText(error) : t('desk.contentOffline'));
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }
  return { busy, problem, setProblem, run };
}
