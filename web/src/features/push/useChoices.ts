import { useRef, useState } from 'react';
import { describeError } from '../../components/useOnce.ts';
import { writeSettings } from './browser.ts';
import { type PushFactsFragment, useSetPushKindsMutation } from './push.generated.ts';

type Choices = Pick<PushFactsFragment, 'kinds' | 'quietFrom' | 'quietTo'>;

/** Which reminders the reader wants, and when none: shown at once, and sent one after the other, so that the last one counts. */
export function useChoices({ kinds, quietFrom, quietTo }: Choices) {
  const [set] = useSetPushKindsMutation();
  const saved = { kinds, quietFrom, quietTo };
  // What is not saved yet.
  const [chosen, setChosen] = useState<Choices>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef<Choices>(undefined);
  const sending = useRef(Promise.resolve());

  async function sendAfter(others: Promise<void>, next: Choices) {
    await others;
    // A newer choice has it all.
    if (latest.current !== next) return;
    try {
      await set({
        variables: next,
        update: (cache, { data }) => data && writeSettings(cache, data.setPushKinds),
      });
    } catch (error) {
      setProblem(describeError(error));
    }
    if (latest.current !== next) return;
    latest.current = undefined;
    setChosen(undefined);
  }

  function choose(change: Partial<Choices>) {
    const next = { ...(latest.current ?? saved), ...change };
    latest.current = next;
    setChosen(next);
    setProblem(undefined);
    sending.current = sendAfter(sending.current, next);
  }
  return { chosen: chosen ?? saved, choose, problem };
}
