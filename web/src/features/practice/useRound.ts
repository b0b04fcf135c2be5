import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PracticeItem, PracticeProps } from './types.ts';

/** The result's value of `?q=`, instead of a ref. */
const RESULT = 'result';

/** State of the history entry, so that it survives a reload. `round` holds the ids of questions to retry. */
type EntryState = { fromList?: boolean; round?: readonly string[] | undefined; isReview?: boolean } | null;

/** The questions of this round, and the current one by the address: `?q=ANAT-000123`, or its place `?q=7`. */
export function useRound({ items: all, more, attemptOf }: Pick<PracticeProps, 'items' | 'more' | 'attemptOf'>) {
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const entry = state as EntryState;
  const ids = entry?.round && new Set(entry.round);
  const items = ids ? all.filter(({ question }) => ids.has(question.id)) : all;
  const ref = new URLSearchParams(search).get('q');

  const go = (q: string, change: EntryState = {}) => {
    const params = new URLSearchParams(search);
    params.set('q', q);
    // One step, so that Back leaves.
    void navigate(
      { pathname, search: `?${params}` },
      { replace: true, state: { ...entry, isReview: false, ...change } },
    );
  };

  const isResult = ref === RESULT;
  const index = items.findIndex(({ question, shelf }) => question.ref === ref || String(shelf.place) === ref);
  const firstOpen = items.findIndex(({ question }) => !attemptOf(question).isDone);
  const start = firstOpen === -1 ? (more ? items.at(-1) : undefined) : items[firstOpen];
  const isLost = !isResult && index === -1 && items.length > 0;
  useEffect(() => {
    if (isLost) go(start?.question.ref ?? RESULT);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address that names no question
  }, [isLost, ref]);

  return {
    items,
    index,
    item: items[index],
    isResult,
    isReview: entry?.isReview ?? false,
    /** Whether the round has only some of the list's questions. */
    isPart: ids !== undefined,
    show: (item: PracticeItem, change?: EntryState) => go(item.question.ref, change),
    showResult: () => go(RESULT),
    /** Shows the result of the whole list after a round with a part of it. */
    showAll: () => go(RESULT, { round: undefined }),
    startRound: (chosen: readonly PracticeItem[]) =>
      go(chosen[0]!.question.ref, { round: chosen.map(({ question }) => question.id) }),
  };
}
