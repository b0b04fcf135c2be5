import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';

/** Asks again for parts that a page lacks: what the cache holds from the last visit may lack one that is there by now. */
export function useRetryLacking(lacksSome: boolean, retry: () => void): void {
  const retryLacking = () => {
    if (lacksSome) retry();
  };
  const onArrival = useEffectEvent(retryLacking);
  useEffect(() => onArrival(), []);
  useWindowEvent('online', retryLacking);
}
