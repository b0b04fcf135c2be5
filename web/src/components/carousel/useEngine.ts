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

/** Swiper's code, fetched when the browser is idle. */
export function useEngine(isWanted: boolean) {
  const [engine, setEngine] = useState<typeof Engine>();
  useEffect(() => {
    if (!isWanted || engine) return undefined;
    let isUnmounted = false;
    const cancel = whenIdle(() => {
      // Offline: the plain strip can still be swiped.
      const request = import('./engine.ts').catch(() => undefined);
      void request.then((loaded) => (isUnmounted ? undefined : setEngine(loaded)));
    });
    return () => {
      isUnmounted = true;
      cancel();
    };
  }, [isWanted, engine]);
  return engine;
}
