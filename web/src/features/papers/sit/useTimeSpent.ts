import { useEffect, useEffectEvent } from 'react';

/** After longer than this the reader was probably away. */
const MAX_MS = 600_000;

/** Calls back with the milliseconds that a question was visible, once another is shown or the tab is hidden. */
export function useTimeSpent(number: number | undefined, onSpent: (number: number, ms: number) => void) {
  const report = useEffectEvent(onSpent);
  useEffect(() => {
    if (number === undefined) return undefined;
    let since = performance.now();
    const settle = () => {
      const ms = Math.round(performance.now() - since);
      since = performance.now();
      if (ms > 0 && ms <= MAX_MS) report(number, ms);
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') settle();
      else since = performance.now();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      if (document.visibilityState === 'visible') settle();
    };
  }, [number]);
}
