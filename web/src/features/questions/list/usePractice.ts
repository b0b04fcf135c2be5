import { useEffect, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListPracticeProps } from '../one-by-one/ListPractice.tsx';

/**
 * Whether the address has `?view=one` (one question at a time), and its component once loaded. A failed load is retried
 * when the device is back online.
 */
export function usePractice() {
  const [params] = useSearchParams();
  const isPractice = params.get('view') === 'one';
  const [Practice, setPractice] = useState<ComponentType<ListPracticeProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isPractice) return undefined;
    async function load() {
      try {
        const { ListPractice } = await import('../one-by-one/ListPractice.tsx');
        setPractice(() => ListPractice);
        setHasFailed(false);
      } catch {
        setHasFailed(true);
      }
    }
    const retry = () => void load();
    retry();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isPractice]);
  const search = new URLSearchParams(params);
  search.set('view', 'one');
  return { isPractice, hasFailed: isPractice && hasFailed, Practice, search: `?${search}` };
}
