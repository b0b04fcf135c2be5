const ANCHOR_MS = 1000;
const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to a place as soon as the page is long enough, unless the reader acts first. Returns a function to cancel. */
export function scrollWhenThere(place: number): () => void {
  const end = new AbortController();
  // Restored answers lengthen the page above: the browser would move on with what it showed before.
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  setTimeout(() => style.removeProperty('overflow-anchor'), ANCHOR_MS);
  const scroll = () => {
    scrollTo(0, place);
    if (document.documentElement.scrollHeight - innerHeight >= place) end.abort();
  };
  scroll();
  if (end.signal.aborted || typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  end.signal.addEventListener('abort', () => observer.disconnect());
  for (const name of READER_EVENTS) {
    addEventListener(name, () => end.abort(), { passive: true, signal: end.signal });
  }
  return () => end.abort();
}
