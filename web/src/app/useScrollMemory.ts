import { useIsomorphicEffect, useWindowEvent } from '@mantine/hooks';
import { useLocation, useNavigationType } from 'react-router-dom';
import { loadPlaces, savePlaces } from './scroll-places.ts';
import { scrollWhenThere } from './scroll-when-there.ts';

let started = false;

/** A new page starts at its top; the browser's back and forward come back to where the reader was. */
export function useScrollMemory() {
  const { pathname, key } = useLocation();
  // The router gives the first entry of every visit one name; a tab may see several.
  const entry = `${key} ${pathname}`;
  const isReturn = useNavigationType() === 'POP';

  useIsomorphicEffect(() => {
    history.scrollRestoration = 'manual';
    const place = isReturn ? loadPlaces()[entry] : undefined;
    // Who has scrolled a page before it came to life stays there.
    const isRestored = place !== undefined && (started || scrollY === 0);
    started = true;
    return isRestored ? scrollWhenThere(place) : undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- isReturn belongs to the entry and never changes alone
  }, [entry]);

  // A tab or a filter stays on its page and sees to its own scrolling.
  useIsomorphicEffect(() => {
    if (!isReturn) scrollTo(0, 0);
    // The server's word for the page it sent; a browser that shares a link would share that one.
    return () => document.querySelector('link[rel=canonical]')?.remove();
  }, [pathname]);

  const note = () => {
    loadPlaces()[entry] = Math.round(scrollY);
  };
  useWindowEvent('scroll', note, { passive: true });
  useWindowEvent('pagehide', savePlaces);
}
