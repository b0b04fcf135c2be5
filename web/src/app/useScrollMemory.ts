import { useIsomorphicEffect, useWindowEvent } from '@mantine/hooks';
import { useLocation, useNavigationType } from 'react-router-dom';
import { loadPlaces, savePlaces } from '../components/scroll-places.ts';
import { scrollWhenThere } from './scroll-when-there.ts';

let hasStarted = false;

/** A new page starts at its top; back and forward restore the scroll position. */
export function useScrollMemory() {
  const { pathname, key } = useLocation();
  // The first entry of every visit has the key 'default', and a tab may have several visits.
  const entry = `${key} ${pathname}`;
  const isReturn = useNavigationType() === 'POP';

  useIsomorphicEffect(() => {
    history.scrollRestoration = 'manual';
    const place = isReturn ? loadPlaces()[entry] : undefined;
    // A reader may scroll a server-rendered page before hydration.
    const isRestored = place !== undefined && (hasStarted || scrollY === 0);
    hasStarted = true;
    return isRestored ? scrollWhenThere(place) : undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- isReturn only changes with the entry
  }, [entry]);

  // A tab or filter keeps the path and scrolls by itself.
  useIsomorphicEffect(() => {
    if (!isReturn) scrollTo(0, 0);
    // It names the page that the server sent, and browsers share its URL.
    return () => document.querySelector('link[rel=canonical]')?.remove();
  }, [pathname]);

  const recordPlace = () => {
    loadPlaces()[entry] = Math.round(scrollY);
  };
  useWindowEvent('scroll', recordPlace, { passive: true });
  useWindowEvent('pagehide', savePlaces);
}
