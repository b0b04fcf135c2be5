import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';

/** Refetches parts that the page's data lacks: the cache of an earlier visit may lack what the server has by now. */
export function useRetryLacking(lacksSome: boolean, retry: () => void): void {
  const retryLacking = () => {
    if (lacksSome) retry();
  };
  const onArrival = useEffectEvent(retryLacking);
  useEffect(() => onArrival(), []);
  useWindowEvent('online', retryLacking);
}
