import { useEffect, useRef, type RefObject } from 'react';
import type { Moves } from './useMoves.ts';
import { pressInCard, readShortcut, takesEnter } from '../../components/shortcuts/shortcuts.ts';

/** N and P move, Enter checks and then goes on; letters answer. */
export function usePracticeKeys(screen: RefObject<HTMLElement | null>, canCheck: boolean, moves: Moves) {
  const press = (event: KeyboardEvent) => {
    // A dialog over this one, such as a note's, has its own keys.
    const dialog = event.target instanceof Element && event.target.closest('dialog');
    if (dialog && dialog !== screen.current) return;
    const { onPrevious, onNext, onCheck } = moves;
    const key = readShortcut(event);
    const checks = !onCheck ? onNext : canCheck ? onCheck : undefined;
    const move =
      key === 'n'
        ? onNext
        : key === 'p'
          ? onPrevious
          : key === 'enter' && !takesEnter(event.target)
            ? checks
            : undefined;
    if (move) move();
    else if (!key || !onCheck || !screen.current || !pressInCard(screen.current, key)) return;
    event.preventDefault();
  };
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
