import { useEffect, useEffectEvent, type RefObject } from 'react';
import { pressInCard, readShortcut, takesEnter } from '../../../components/shortcuts/shortcuts.ts';

type Move = (() => void) | undefined;
type Keys = { onNext: Move; onPrevious: Move; onFlag: Move; onSheet: Move; onEnter: Move; onHelp: Move };

/** N and P: next, previous. Enter: check or next. G: flag. S: answer sheet. ?: shortcuts. Letters answer. */
export function useSitKeys(screen: RefObject<HTMLElement | null>, keys: Keys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A dialog on top has its own keys.
    const dialog = event.target instanceof Element && event.target.closest('dialog');
    if (dialog && dialog !== screen.current) return;
    const key = readShortcut(event);
    if (!key || (key === 'enter' && takesEnter(event.target))) return;
    const moves: Record<string, Move> = {
      n: keys.onNext,
      p: keys.onPrevious,
      g: keys.onFlag,
      s: keys.onSheet,
      enter: keys.onEnter,
      '?': keys.onHelp,
    };
    const card = screen.current?.querySelector('article');
    if (key in moves) moves[key]?.();
    else if (!card || !pressInCard(card, key)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
