import { useEffect, useState } from 'react';
import type * as Engine from './engine.ts';

// For browsers without requestIdleCallback.
const IDLE_AFTER_MS = 200;

function whenIdle(callback: () => void) {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}

/** Swiper's code, fetched when it is needed and the browser is idle; undefined until then. */
export function useEngine(wanted: boolean) {
  const [engine, setEngine] = useState<typeof Engine>();
  useEffect(() => {
    if (!wanted || engine) return undefined;
    let gone = false;
    const cancel = whenIdle(() => {
      // Offline: the plain strip can still be swiped.
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
