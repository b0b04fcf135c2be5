import { useEffect, useRef, type MouseEvent } from 'react';

export const HOLD_MS = 500;

/** Handlers for a button that does one thing when it is pressed and another when it is held. */
export function useHold(onPress: (() => void) | undefined, onHold: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown({ button }: { button: number }) {
      stop();
      wasHeld.current = false;
      if (!onHold || button !== 0) return;
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        onHold();
      }, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A long touch would open the browser's menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick({ detail }: MouseEvent) {
      // The end of a hold, by when the button does something else. Keys click without a pointer.
      if (wasHeld.current && detail > 0) wasHeld.current = false;
      else onPress?.();
    },
  };
}
