import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type FocusEvent,
} from 'react';

/** A touch that lasts as long shows the text and does not answer. */
const HOLD_MS = 450;

const letterAt = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-peek]') : null;

/** The letter whose text shows: under the mouse, with the focus, or held. The handlers go on an element around all. */
export function usePeek() {
  const [letter, setLetter] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const hide = () => {
    clearTimeout(timer.current);
    setLetter(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    letter,
    handlers: {
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setLetter(letterAt(event));
      },
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && hide(),
      onPointerDown: (event: PointerEvent) => {
        wasHeld.current = false;
        hide();
        const held = event.pointerType === 'mouse' ? null : letterAt(event);
        if (!held) return;
        timer.current = setTimeout(() => {
          wasHeld.current = true;
          setLetter(held);
        }, HOLD_MS);
      },
      onPointerUp: () => clearTimeout(timer.current),
      // The page scrolls instead.
      onPointerCancel: () => clearTimeout(timer.current),
      onContextMenu: (event: MouseEvent) => wasHeld.current && event.preventDefault(),
      onClickCapture: (event: MouseEvent) => {
        if (!wasHeld.current) return;
        wasHeld.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && setLetter(letterAt(event)),
      // A finger that lets go moves the focus.
      onBlur: () => !wasHeld.current && hide(),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !letter) return;
        // Escape would leave the paper.
        event.preventDefault();
        hide();
      },
    },
  };
}
