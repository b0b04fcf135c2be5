import { useEffect, useRef, type RefObject } from 'react';
import type { Moves } from './useMoves.ts';
import { pressFlag, pressInCard, readShortcut, takesEnter } from '../../components/shortcuts/shortcuts.ts';

type Keys = { canCheck: boolean; moves: Moves; more: Record<string, (() => void) | undefined>; onHelp: () => void };

/** N and P: next, previous. Enter: check, then next. Shift and Enter: check, sure. G: flag. ?: shortcuts. Letters answer. `more` are others. */
export function usePracticeKeys(screen: RefObject<HTMLElement | null>, { canCheck, moves, more, onHelp }: Keys) {
  const press = (event: KeyboardEvent) => {
    // A dialog on top, such as a note, has its own keys.
    const dialog = event.target instanceof Element && event.target.closest('dialog');
    if (dialog && dialog !== screen.current) return;
    const { onPrevious, onNext, onCheck } = moves;
    const key = readShortcut(event);
    const { target, shiftKey } = event;
    const isSure = shiftKey && onCheck !== undefined;
    const checks = !onCheck ? onNext : canCheck ? () => onCheck(isSure ? 'SURE' : undefined) : undefined;
    const move =
      key === 'n'
        ? onNext
        : key === 'p'
          ? onPrevious
          : key === 'enter' && (isSure || !takesEnter(target))
            ? checks
            : key === '?'
              ? onHelp
              : key && more[key];
    if (move) move();
    else if (!key || !screen.current) return;
    else if (key === 'g' ? !pressFlag(screen.current) : !onCheck || !pressInCard(screen.current, key)) return;
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
