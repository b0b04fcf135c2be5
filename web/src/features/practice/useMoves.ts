import { useEffect, useState } from 'react';
import type { Confidence } from '../study/index.ts';
import type { PracticeItem, PracticeProps } from './types.ts';
import type { useRound } from './useRound.ts';

type Move = (() => void) | undefined;

/** Undefined if there is no question to move to or no answer to check. */
export type Moves = {
  onPrevious: Move;
  onNext: Move;
  onCheck: ((confidence?: Confidence) => void) | undefined;
};

/** Moves through a round, and waits for more questions at the end of the loaded ones. */
export function useMoves(
  { items, index, item, isPart, isReview, show, showResult }: ReturnType<typeof useRound>,
  { more, attemptOf, onCheck }: Pick<PracticeProps, 'more' | 'attemptOf' | 'onCheck'>,
) {
  // The question that the reader left before the next one had loaded.
  const [left, setLeft] = useState<string>();
  const isGoingOn = item !== undefined && left === item.question.id;
  const previous = items[index - 1];
  const following = items[index + 1];
  const canLoadMore = more !== undefined && !isPart;
  const isLast = isReview || (!following && !canLoadMore);
  useEffect(() => {
    if (!isGoingOn) return;
    if (following) show(following);
    else if (!canLoadMore) showResult();
    // A loaded page may have no question that fits the filters.
    else if (more.state === 'READY') more.load();
  });
  const open = (one: PracticeItem, isLook = false) => {
    setLeft(undefined);
    show(one, { isReview: isLook });
  };
  const moves: Moves = {
    onPrevious: isGoingOn ? () => setLeft(undefined) : previous && (() => open(previous)),
    onNext:
      item && !isGoingOn
        ? () => (isLast ? showResult() : following ? open(following) : setLeft(item.question.id))
        : undefined,
    onCheck:
      item && !isGoingOn && !attemptOf(item.question).isDone ? (confidence) => onCheck(item, confidence) : undefined,
  };
  return {
    moves,
    isGoingOn,
    isLast,
    jump: (one: PracticeItem) => open(one),
    look: (one: PracticeItem) => open(one, true),
  };
}
