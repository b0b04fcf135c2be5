import { useEffect, useEffectEvent } from 'react';

/** Asks again when the connection comes back. */
export function useRetryOnline(onRetry: () => void) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const again = () => retry();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
}
