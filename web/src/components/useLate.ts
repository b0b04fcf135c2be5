import { useEffect, useState } from 'react';

/** As long as queries wait for the network before this device answers. */
const WAIT_MS = 4000;

/** Whether something is loading for longer than a reader should wait where this device has a part of it. */
export function useLate(isLoading: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setLate(true), WAIT_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLoading]);
  return isLate;
}
