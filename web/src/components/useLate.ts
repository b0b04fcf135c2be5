import { useEffect, useState } from 'react';
import { NETWORK_WAIT_MS } from '../apollo/answered-here.ts';

/** Whether something is loading for longer than a reader should wait where this device has a part of it. */
export function useLate(isLoading: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setLate(true), NETWORK_WAIT_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLoading]);
  return isLate;
}
