import { useEffect, useState } from 'react';
import type * as Engine from './engine.ts';

// Where the browser does not say when it is idle.
const IDLE_AFTER_MS = 200;

function whenIdle(callback: () => void) {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}

/** Swiper's code, fetched once it is wanted and the browser has nothing better to do; undefined until then. */
export function useEngine(wanted: boolean) {
  const [engine, setEngine] = useState<typeof Engine>();
  useEffect(() => {
    if (!wanted || engine) return undefined;
    let gone = false;
    const cancel = whenIdle(() => {
      // Offline: the strip that stands there can be swiped as well.
      const fetched = import('./engine.ts').catch(() => undefined);
      void fetched.then((loaded) => (gone ? undefined : setEngine(loaded)));
    });
    return () => {
      gone = true;
      cancel();
    };
  }, [wanted, engine]);
  return engine;
}
