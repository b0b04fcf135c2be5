import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { readBrowserRecord } from '../../device/reminders.ts';
import { useOnce } from '../../components/useOnce.ts';
import { readSubscription, turnOff, turnOn } from './browser.ts';
import { t } from './messages/index.ts';
import { findSupport, type Support } from './support.ts';

/** `undefined` while the browser is asked. */
export type BrowserState = 'ON' | 'OFF' | Exclude<Support, 'READY'> | undefined;

/** Whether this browser receives reminders, and the switch. */
export function usePushBrowser(publicKey: string, owner: string) {
  const client = useApolloClient();
  const [state, setState] = useState<BrowserState>();
  const { problem, setProblem, isBusy, run } = useOnce();
  useEffect(() => {
    let hasEnded = false;
    const show = (next: BrowserState) => hasEnded || setState(next);
    const support = findSupport();
    if (support !== 'READY') show(support);
    else {
      readSubscription().then(
        // One of a reader before is not this reader's.
        (subscription) => show(subscription && readBrowserRecord()?.owner === owner ? 'ON' : 'OFF'),
        () => show('UNSUPPORTED'),
      );
    }
    return () => void (hasEnded = true);
  }, [owner]);
  const switchOn = () =>
    run(async () => {
      const result = await turnOn(client, publicKey);
      if (result === 'ON' || result === 'DENIED') setState(result);
      else setProblem(t(result === 'NOT_READY' ? 'push.notReady' : 'push.notAllowed'));
    });
  const switchOff = () =>
    run(async () => {
      await turnOff(client);
      setState('OFF');
    });
  return { state, problem, isBusy, switchOn, switchOff };
}
