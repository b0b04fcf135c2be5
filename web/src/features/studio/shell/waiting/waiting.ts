import { createContext, use } from 'react';
import type { WaitingKind } from '../../../../graphql.generated.ts';
import type { WaitingCounts } from './useWaitingCounts.ts';

export const WaitingContext = createContext<WaitingCounts>({});

/** How many things of these kinds wait; undefined if there are none that the role opens. Within StudioPage only. */
export function useWaiting(kinds: readonly WaitingKind[]): number | undefined {
  const counts = use(WaitingContext);
  return kinds.reduce<number | undefined>(
    (sum, kind) => (kind in counts ? (sum ?? 0) + counts[kind]! : sum),
    undefined,
  );
}

/** For mutations that settle something which waits. */
export const countAgain = { refetchQueries: ['Waiting'] };
