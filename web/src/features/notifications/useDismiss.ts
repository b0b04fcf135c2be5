import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Closes what is open inside `box`: by Escape, by a press outside, by leaving it with the keyboard. */
export function useDismiss(box: RefObject<HTMLElement | null>, isOpen: boolean, close: (byKey: boolean) => void) {
  const dismiss = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const isOutside = (place: EventTarget | null) => place instanceof Node && !box.current?.contains(place);
    const onPress = ({ target }: Event) => {
      if (isOutside(target)) dismiss(false);
    };
    const onFocus = ({ target }: Event) => {
      if (target !== document && isOutside(target)) dismiss(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss(true);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [box, isOpen]);
}
