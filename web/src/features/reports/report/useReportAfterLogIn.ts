import { useEffect, useEffectEvent } from 'react';
import { readStored, store } from '../../../components/storage.ts';
import { useSession } from '../../../session/index.ts';

const KEY = 'report-after-log-in';

/** Opens the report that a visitor has started, once they are back. Returns a function that notes it down. */
export function useReportAfterLogIn(questionId: string, open: () => void) {
  const session = useSession();
  const goOn = useEffectEvent(open);
  useEffect(() => {
    if (!session || readStored('sessionStorage', KEY) !== questionId) return;
    store('sessionStorage', KEY, null);
    goOn();
  }, [session, questionId]);
  return () => store('sessionStorage', KEY, questionId);
}
