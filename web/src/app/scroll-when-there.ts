const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to a place as soon as the page is long enough, unless the reader acts first. Returns a function to cancel. */
export function scrollWhenThere(place: number): () => void {
  const end = new AbortController();
  const { signal } = end;
  const { style } = document.documentElement;
  // Restored answers lengthen the page above, on a slow phone late: the browser would keep in sight what is there now.
  style.overflowAnchor = 'none';
  signal.addEventListener('abort', () => style.removeProperty('overflow-anchor'));
  // A place is exact only below parts of known height.
  style.setProperty('--parts-off-screen', 'visible');
  for (const name of READER_EVENTS) addEventListener(name, () => end.abort(), { passive: true, signal });
  const scroll = () => {
    scrollTo(0, place);
    return document.documentElement.scrollHeight - innerHeight >= place;
  };
  if (!scroll()) {
    const observer = new ResizeObserver(() => scroll() && observer.disconnect());
    observer.observe(document.body);
    signal.addEventListener('abort', () => observer.disconnect());
  }
  return () => end.abort();
}
