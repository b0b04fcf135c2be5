import { useEffect, useRef } from 'react';

/** Does something after a while, unless the screen has gone by then. */
export function useLater() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (action: () => void, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, afterMs);
  };
}
