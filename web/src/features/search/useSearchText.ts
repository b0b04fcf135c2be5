import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SEARCH_MS } from '../../components/timing.ts';

/** The most that the box takes (specification 5). */
export const MAX_SEARCH = 50;

// Cut between the halves of a character, the first would be none.
const cut = (text: string) => text.slice(0, MAX_SEARCH).replace(/[\uD800-\uDBFF]$/, '');

/**
 * What is typed, and what is searched for: the address has it (`?q=`), and follows the typing after a pause. It
 * replaces its own entry, so that Back leaves the page.
 */
export function useSearchText() {
  const [params, setParams] = useSearchParams();
  const asked = cut(params.get('q') ?? '');
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const [sent, setSent] = useState(asked);
  if (asked !== seen) {
    setSeen(asked);
    setSent(asked);
    // A link or the Back button has changed the address: the box follows.
    if (asked !== sent) setTyped(asked);
  }

  const search = (text: string) => {
    const next = cut(text);
    setTyped(next);
    if (next === asked) return;
    setSent(next);
    setParams(next ? { q: next } : {}, { replace: true });
  };

  // Not useDebouncedCallback of Mantine: a link that changes the address meanwhile calls the search off.
  const pending = typed !== asked;
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => search(typed), SEARCH_MS);
    return () => clearTimeout(timer);
    // Only typing starts the pause anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [typed, pending]);

  return { typed, setTyped, asked: asked.trim(), search };
}
