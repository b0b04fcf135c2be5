import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';

/** Refetches parts that a cached result of an earlier visit lacks. */
export function useRetryMissing(hasMissing: boolean, retry: () => void): void {
  const retryMissing = () => {
    if (hasMissing) retry();
  };
  const onArrival = useEffectEvent(retryMissing);
  useEffect(() => onArrival(), []);
  useWindowEvent('online', retryMissing);
}
