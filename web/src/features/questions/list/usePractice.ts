import { useEffect, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOnline } from '../../../components/useOnline.ts';
import type { ListPracticeProps } from '../one-by-one/ListPractice.tsx';

/**
 * Whether the address has `?view=one` (one question at a time), and its component once loaded. A failed load is retried
 * when the device is back online.
 */
export function usePractice() {
  const [params] = useSearchParams();
  const isPractice = params.get('view') === 'one';
  const isOnline = useOnline();
  const [Practice, setPractice] = useState<ComponentType<ListPracticeProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isPractice) return;
    import('../one-by-one/ListPractice.tsx')
      .then((file) => {
        setPractice(() => file.ListPractice);
        setHasFailed(false);
      })
      .catch(() => setHasFailed(true));
  }, [isPractice, isOnline]);
  const search = new URLSearchParams(params);
  search.set('view', 'one');
  return { isPractice, hasFailed: isPractice && hasFailed, Practice, search: `?${search}` };
}
