import { useSyncExternalStore } from 'react';
import { PER_VIEW, type CarouselKind } from './options.ts';

const CALM = '(prefers-reduced-motion: reduce)';
const WIDTHS = Object.entries(PER_VIEW).map(([width, perView]) => ({ query: `(min-width: ${width}px)`, perView }));

type Connection = { saveData?: boolean };

function subscribe(listener: () => void) {
  const lists = [CALM, ...WIDTHS.map(({ query }) => query)].map((query) => matchMedia(query));
  lists.forEach((list) => list.addEventListener('change', listener));
  return () => lists.forEach((list) => list.removeEventListener('change', listener));
}

const savesData = () => (navigator as { connection?: Connection }).connection?.saveData === true;
const isCalm = () => savesData() || matchMedia(CALM).matches;
const currentPerView = () => WIDTHS.findLast(({ query }) => matchMedia(query).matches)?.perView ?? 1;

/** Whether the reader has asked for less motion, or for less data. */
export const useCalm = () => useSyncExternalStore(subscribe, isCalm, () => false);

/** How many slides stand side by side at this width. */
export function usePerView(kind: CarouselKind) {
  const perView = useSyncExternalStore(subscribe, currentPerView, () => 1);
  return kind === 'fade' ? 1 : perView;
}
