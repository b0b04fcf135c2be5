import { useEffect, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOnline } from '../../../components/useOnline.ts';
import type { ListPracticeProps } from '../one-by-one/ListPractice.tsx';

/**
 * Whether the address asks for one question at a time (`?view=one`), and the code for it once it is there. Where it
 * cannot be loaded, that is tried again when the device is back online.
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
