import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { startAnew } from '../../questions/index.ts';
import { today } from '../../study/days/index.ts';
import { currentOwner } from '../../study/index.ts';
import { readReview, type ReviewItem, storeReview } from '../../study/reviews/index.ts';
import { useSession } from '../../../session/index.ts';
import { loadQueue } from './load-queue.ts';

/** State of the history entry: the ids of the questions that came, so that a reload keeps the place. */
type EntryState = { queue?: readonly string[]; fromHome?: boolean } | null;

export type Review = {
  items: readonly ReviewItem[];
  /** With those that are not loaded yet. */
  total: number;
  hasMore: boolean;
  hasPlan: boolean;
  isRest: boolean;
  /** Why the account could not be asked. */
  error?: unknown;
};

type Loading = 'READY' | 'LOADING' | 'FAILED';

/** The questions of this visit to the review, in the order in which they came. */
export function useQueue() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const entry = state as EntryState;
  const session = useSession();
  const hasAccount = Boolean(session);
  const [review, setReview] = useState<Review>();
  const [loading, setLoading] = useState<Loading>('LOADING');

  /** Shows these questions, and the one at `ref`. */
  const show = (next: Review, ref: string | null) => {
    setReview(next);
    const params = new URLSearchParams(search);
    if (ref === null) params.delete('q');
    else params.set('q', ref);
    const queue = next.items.map(({ question }) => question.id);
    void navigate({ search: `?${params}` }, { replace: true, state: { ...entry, round: undefined, queue } });
  };

  const draw = async (former: readonly ReviewItem[]) => {
    const owner = currentOwner();
    setLoading('LOADING');
    try {
      const { added, ...next } = await drawMore(client, hasAccount, former);
      // Another reader's are on their way.
      if (currentOwner() !== owner) return;
      show(next, former.length > 0 ? new URLSearchParams(search).get('q') : (added[0]?.question.ref ?? null));
      setLoading('READY');
    } catch (error) {
      setReview((before) => before ?? { items: [], total: 0, hasMore: false, hasPlan: false, isRest: false, error });
      setLoading('FAILED');
    }
  };

  const open = async () => {
    const kept = entry?.queue ? await readKept(entry.queue).catch(() => undefined) : undefined;
    if (!kept) return draw([]);
    setReview(kept);
    setLoading('READY');
    return undefined;
  };
  useEffect(() => {
    if (session !== undefined) void open();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each reader
  }, [session === undefined, hasAccount]);

  return {
    review,
    loading,
    isFromHome: entry?.fromHome === true,
    draw: () => void draw([]),
    loadMore: () => void draw(review?.items ?? []),
    /** Shows the queue without a question. Returns the one that is shown instead. */
    remove(item: ReviewItem) {
      if (!review) return undefined;
      const index = review.items.indexOf(item);
      const items = review.items.filter((one) => one !== item);
      const total = Math.max(items.length, review.total - 1);
      const next = items[index] ?? items.at(-1);
      show({ ...review, items, total }, next?.question.ref ?? null);
      return next;
    },
  };
}

/** What comes after these, without earlier answers. */
async function drawMore(client: ApolloClient, hasAccount: boolean, former: readonly ReviewItem[]) {
  const { items, left, hasMore, ...queue } = await loadQueue(client, hasAccount);
  const known = new Set(former.map(({ question }) => question.id));
  const added = items.filter(({ question }) => !known.has(question.id));
  startAnew(added.map(({ question }) => question));
  const all = [...former, ...added];
  if (former.length > 0) await keep(all);
  const total = Math.max(all.length, former.length + left);
  return { ...queue, added, items: all, total, hasMore: hasMore && added.length > 0 };
}

/** The questions of a visit that goes on. Undefined on another day. */
async function readKept(ids: readonly string[]): Promise<Review | undefined> {
  const kept = await readReview();
  if (!kept || kept.day !== today()) return undefined;
  const byId = new Map(kept.items.map((item) => [item.question.id, item]));
  const items = ids.flatMap((id) => byId.get(id) ?? []);
  // More may be due: the end of these asks again.
  return items.length < ids.length || items.length === 0
    ? undefined
    : { items, total: items.length, hasMore: kept.plan !== null, hasPlan: kept.plan !== null, isRest: false };
}

async function keep(items: ReviewItem[]) {
  const review = await readReview();
  if (review) await storeReview({ ...review, items });
}
