import { useEffect, useRef, type ReactNode } from 'react';
import { takeFocus } from '../../../components/useHashTarget.ts';
import classes from './Stage.module.css';
import { useSwipe, type SwipeMoves } from './useSwipe.ts';

type Props = {
  /** Undefined where there is nothing to move to. */
  moves: SwipeMoves;
  isDone: boolean;
  children: ReactNode;
};

/** What is on show, between the progress and the actions. Mounted anew for each question, it takes the focus. */
export function Stage({ moves, isDone, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(moves);
  useEffect(() => {
    const shown = box.current?.querySelector<HTMLElement>('article, [data-focus]') ?? box.current;
    if (shown) takeFocus(shown);
  }, []);
  useEffect(() => {
    // The verdict: with a long question it would be below what is visible.
    if (isDone) box.current?.querySelector('[role=status]')?.scrollIntoView({ block: 'nearest' });
  }, [isDone]);
  return (
    <div className={classes.middle} ref={box} tabIndex={-1} {...swipe}>
      {children}
    </div>
  );
}
