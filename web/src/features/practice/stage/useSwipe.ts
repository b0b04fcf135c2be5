import { useRef, type TouchEvent } from 'react';
import { isSwipeOn } from './swipe.ts';

const MIN_PX = 70;
/** A steeper movement is scrolling. */
const MAX_SLOPE = 0.4;

export type SwipeMoves = { onPrevious: (() => void) | undefined; onNext: (() => void) | undefined };

/** Swipe left for the next question, right for the previous. By hand, because Swiper would render three questions. */
export function useSwipe({ onPrevious, onNext }: SwipeMoves) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches, target, currentTarget }: TouchEvent) {
      const touch = touches[0];
      const box = target as Element;
      // React passes on what is touched in a dialog of the card: an enlarged picture.
      const isOwn = box.closest('dialog') === currentTarget.closest('dialog');
      const isFree = touches.length === 1 && isSwipeOn() && isOwn && !scrollsSideways(box);
      start.current = touch && isFree ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (!touch || !start.current || getSelection()?.type === 'Range') return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      if (Math.abs(x) < MIN_PX || Math.abs(y) > Math.abs(x) * MAX_SLOPE) return;
      (x < 0 ? onNext : onPrevious)?.();
    },
  };
}

function scrollsSideways(target: Element) {
  for (let box: Element | null = target; box && box.tagName !== 'DIALOG'; box = box.parentElement) {
    if (box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX !== 'visible') return true;
  }
  return false;
}
