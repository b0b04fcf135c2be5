import { useEffect, useRef } from 'react';
import type { WaitingKind } from '../../../../graphql.generated.ts';
import { useLatestNewsQuery, useWaitingQuery } from './waiting.generated.ts';

const EVERY_MS = 60_000;

export type WaitingCounts = Partial<Record<WaitingKind, number>>;

/** Fetched again when news comes, on return to the page, after what `countAgain` is passed to, and each minute. */
export function useWaitingCounts(): WaitingCounts {
  const { data, refetch } = useWaitingQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: EVERY_MS,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  // The bell's feed fetches the list.
  const news = useLatestNewsQuery({ fetchPolicy: 'cache-only' }).data?.viewer?.notifications?.[0]?.id;
  const seen = useRef(news);
  useEffect(() => {
    if (seen.current !== undefined && news !== seen.current) void refetch().catch(() => {});
    seen.current = news;
  }, [news, refetch]);
  useEffect(() => {
    const onReturn = () => void (document.hidden || refetch().catch(() => {}));
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [refetch]);
  return Object.fromEntries(data?.studio.waiting.map(({ kind, count }) => [kind, count]) ?? []);
}
