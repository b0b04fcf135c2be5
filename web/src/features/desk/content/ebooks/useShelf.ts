import { useRef } from 'react';
import { toast } from '../../../../components/toast.ts';
import { problemOf } from '../../../studio/confirm/index.ts';
import { useMoveEntryMutation } from '../entries/entries.generated.ts';
import { TOOLS, useToolFocus } from '../entries/useToolFocus.ts';
import { t } from '../messages/index.ts';
import type { DeskEbooksQuery, useDeskEbooksQuery } from './desk-ebooks.generated.ts';

type Edges = DeskEbooksQuery['desk']['ebooks']['edges'];
type Query = Pick<ReturnType<typeof useDeskEbooksQuery>, 'updateQuery' | 'refetch'>;

/** A move shows at once and is stored one after the other; where that fails the list is as it was. */
export function useShelf({ updateQuery, refetch }: Query, edges: Edges) {
  const [store] = useMoveEntryMutation();
  const { container, focusTool } = useToolFocus<HTMLDivElement>();
  const queue = useRef({ waiting: 0, failures: 0, last: Promise.resolve(), stored: edges });

  const show = (next: Edges) =>
    updateQuery((_data, { complete, previousData }) => {
      if (!complete) return undefined;
      const { ebooks } = previousData.desk;
      const pageInfo = { ...ebooks.pageInfo, endCursor: next.at(-1)?.cursor ?? null };
      return { ...previousData, desk: { ...previousData.desk, ebooks: { ...ebooks, edges: next, pageInfo } } };
    });

  async function sendAfter(before: Promise<void>, id: string, after: string | null, next: Edges) {
    const state = queue.current;
    const { failures } = state;
    await before;
    try {
      // What follows a failed move was meant for another order.
      if (failures !== state.failures) return;
      await store({ variables: { kind: 'EBOOK', id, after } });
      state.stored = next;
      // Among those found, nothing else shows it.
      if (after === null) void toast(t('desk.contentNowFirst', { title: next[0]!.node.name }), 'success');
    } catch (error) {
      state.failures += 1;
      show(state.stored);
      void toast(problemOf(error), 'error');
      await refetch().catch(() => {});
    } finally {
      state.waiting -= 1;
    }
  }

  function place(from: number, to: number) {
    const next = edges.toSpliced(from, 1).toSpliced(to, 0, edges[from]!);
    const state = queue.current;
    if (state.waiting === 0) state.stored = edges;
    state.waiting += 1;
    show(next);
    state.last = sendAfter(state.last, edges[from]!.node.id, next[to - 1]?.node.id ?? null, next);
  }

  return {
    container,
    step: (from: number, by: -1 | 1) => {
      focusTool(edges[from]!.node.id, by < 0 ? TOOLS.up : TOOLS.down);
      place(from, from + by);
    },
    toTop: (from: number) => {
      focusTool(edges[from]!.node.id, TOOLS.first);
      place(from, 0);
    },
    remove: (id: string) => show(edges.filter(({ node }) => node.id !== id)),
  };
}
