const BY_READER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place, and again as the page grows until it is long enough: after a reload a list comes later. A reader
 * who does something meanwhile stays where they are. Returns what ends it.
 */
export function scrollWhenThere(place: number): () => void {
  const end = new AbortController();
  const scroll = () => {
    scrollTo(0, place);
    if (document.documentElement.scrollHeight - innerHeight >= place) end.abort();
  };
  scroll();
  if (end.signal.aborted || typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  end.signal.addEventListener('abort', () => observer.disconnect());
  for (const name of BY_READER) {
    addEventListener(name, () => end.abort(), { passive: true, signal: end.signal });
  }
  return () => end.abort();
}
