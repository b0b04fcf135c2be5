import { useEffect, useRef, type ReactNode } from 'react';
import { takeFocus } from '../../../components/useHashTarget.ts';
import classes from './Stage.module.css';
import { useSwipe, type SwipeMoves } from './useSwipe.ts';

type Props = {
  /** Undefined at the ends of the list. */
  moves: SwipeMoves;
  isDone: boolean;
  children: ReactNode;
};

/** The question or result between the two bars. Needs a `key` per question, because it takes the focus when mounted. */
export function Stage({ moves, isDone, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const wasDone = useRef(false);
  const swipe = useSwipe(moves);
  useEffect(() => {
    const shown = box.current?.querySelector<HTMLElement>('article, [data-focus]') ?? box.current;
    if (shown) takeFocus(shown);
  }, []);
  useEffect(() => {
    // Below a long question the verdict could be out of sight.
    if (isDone) box.current?.querySelector('[role=status]')?.scrollIntoView({ block: 'nearest' });
    // The answer was taken back, and the button for it is gone.
    else if (wasDone.current) takeFocus(box.current!.querySelector<HTMLElement>('article') ?? box.current!);
    wasDone.current = isDone;
  }, [isDone]);
  return (
    <div className={classes.middle} ref={box} tabIndex={-1} {...swipe}>
      {children}
    </div>
  );
}
