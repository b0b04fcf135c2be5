import { useEffect, useRef } from 'react';

/**
 * When `shown` turns true and the button that had the focus is gone with it, the focus goes to what came in
 * its place. What was there from the start does not take it.
 */
export function useFocusWhen<Target extends HTMLElement>(shown: boolean) {
  const target = useRef<Target>(null);
  const before = useRef(shown);
  useEffect(() => {
    const cameNow = shown && !before.current;
    before.current = shown;
    if (cameNow && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [shown]);
  return target;
}
