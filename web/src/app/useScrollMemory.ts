import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { loadPlaces, savePlaces } from './scroll-places.ts';

// React warns of layout effects on a server.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** A new page starts at its top; the browser's back and forward come back to where the reader was. */
export function useScrollMemory() {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  useBrowserLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const place = isReturn ? loadPlaces()[key] : undefined;
    if (place !== undefined) scrollTo(0, place);
  }, [key]);

  // A tab or a filter stays on its page and sees to its own scrolling.
  useBrowserLayoutEffect(() => {
    if (!isReturn) scrollTo(0, 0);
  }, [pathname]);

  useEffect(() => {
    const note = () => {
      loadPlaces()[key] = Math.round(scrollY);
    };
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', savePlaces);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', savePlaces);
    };
  }, [key]);
}
