import { useEffect, useRef } from 'react';

/** When `isVisible` turns true and the focused button is gone, moves the focus to what replaced it. */
export function useFocusWhen<Target extends HTMLElement>(isVisible: boolean) {
  const target = useRef<Target>(null);
  const wasVisible = useRef(isVisible);
  useEffect(() => {
    const hasAppeared = isVisible && !wasVisible.current;
    wasVisible.current = isVisible;
    if (hasAppeared && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [isVisible]);
  return target;
}
