import { useRef, useState } from 'react';
import { toast } from '../../../../components/toast.ts';
import { problemOf } from '../../../studio/confirm/index.ts';
import type { DeskEntryKind } from '../../../../graphql.generated.ts';
import { useOrderEntriesMutation } from './entries.generated.ts';
import { TOOLS, useToolFocus } from './useToolFocus.ts';

/** A move shows at once and is stored one after the other; where that fails the list is as it was. */
export function useOrder<Entry extends { id: string }>(
  kind: DeskEntryKind,
  entries: readonly Entry[],
  refetch: () => Promise<unknown>,
) {
  const [ids, setIds] = useState<readonly string[]>();
  const [store] = useOrderEntriesMutation();
  const queue = useRef({ waiting: 0, last: Promise.resolve() });
  const { container: list, focusTool } = useToolFocus<HTMLOListElement>();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const isCurrent = ids?.length === entries.length && ids.every((id) => byId.has(id));
  const inOrder = ids && isCurrent ? ids.map((id) => byId.get(id)!) : entries;

  async function sendAfter(before: Promise<void>, next: string[]) {
    await before;
    try {
      await store({ variables: { kind, ids: next } });
      queue.current.waiting -= 1;
      if (queue.current.waiting > 0) return;
      await refetch();
    } catch (error) {
      queue.current.waiting = 0;
      void toast(problemOf(error), 'error');
      await refetch().catch(() => {});
    }
    setIds(undefined);
  }

  function move(id: string, by: -1 | 1) {
    const next = inOrder.map((entry) => entry.id);
    const from = next.indexOf(id);
    next.splice(from + by, 0, ...next.splice(from, 1));
    focusTool(id, by < 0 ? TOOLS.up : TOOLS.down);
    setIds(next);
    queue.current.waiting += 1;
    queue.current.last = sendAfter(queue.current.last, next);
  }

  return { inOrder, move, list };
}
