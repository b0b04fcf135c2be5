import { useEffect, useState } from 'react';
import type { PracticeItem, PracticeProps } from './types.ts';
import type { useRound } from './useRound.ts';

type Move = (() => void) | undefined;

/** Undefined where there is nothing to move to or to check. */
export type Moves = { onPrevious: Move; onNext: Move; onCheck: Move };

/** Goes through a round, and waits for more questions at the end of those that are here. */
export function useMoves(
  { items, index, item, isPart, isReview, show, showResult }: ReturnType<typeof useRound>,
  { more, attemptOf, onCheck }: Pick<PracticeProps, 'more' | 'attemptOf' | 'onCheck'>,
) {
  // The id of the question that the reader has left while the next one was not here.
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
    // Again, where a page has nothing that fits the list's filters.
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
    onCheck: item && !isGoingOn && !attemptOf(item.question).isDone ? () => onCheck(item) : undefined,
  };
  return { moves, isGoingOn, isLast, look: (one: PracticeItem) => open(one, true) };
}
