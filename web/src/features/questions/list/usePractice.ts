import { useEffect, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListPracticeProps } from '../one-by-one/ListPractice.tsx';

/** Whether the address has `?view=one` (one question at a time), and its component once loaded. */
export function usePractice() {
  const [params] = useSearchParams();
  const isPractice = params.get('view') === 'one';
  const [Practice, setPractice] = useState<ComponentType<ListPracticeProps>>();
  useEffect(() => {
    if (isPractice)
      import('../one-by-one/ListPractice.tsx').then((file) => setPractice(() => file.ListPractice)).catch(() => {});
  }, [isPractice]);
  const search = new URLSearchParams(params);
  search.set('view', 'one');
  return { isPractice, Practice, search: `?${search}` };
}
