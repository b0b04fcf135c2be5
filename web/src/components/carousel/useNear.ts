import { useEffect, useState, type RefObject } from 'react';

const NEAR = '200px';

/** Whether an element is on the screen, or soon will be. */
export function useNear(element: RefObject<Element | null>) {
  // Where the browser cannot say, it is.
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: NEAR,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
