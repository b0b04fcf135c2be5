import { useEffect, useRef, type MouseEvent } from 'react';

const HOLD_MS = 500;

/** Handlers of a button that does something else when it is held. A hold must replace the button, or its end clicks it. */
export function useHold(onHold: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown({ button }: { button: number }) {
      stop();
      if (onHold && button === 0) timer.current = setTimeout(onHold, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A long touch would open the browser's menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}
