import { useMediaQuery, useNetwork, useReducedMotion } from '@mantine/hooks';
import { PER_VIEW, type CarouselKind } from './options.ts';

/** Whether the reader has asked for less motion, or for less data. */
export function useCalm() {
  const { saveData } = useNetwork();
  return useReducedMotion() || saveData === true;
}

/** How many slides stand side by side at this width. */
export function usePerView(kind: CarouselKind) {
  const fits = {
    480: useMediaQuery('(min-width: 480px)'),
    768: useMediaQuery('(min-width: 768px)'),
    1024: useMediaQuery('(min-width: 1024px)'),
  };
  if (kind === 'fade') return 1;
  return fits[1024] ? PER_VIEW[1024] : fits[768] ? PER_VIEW[768] : fits[480] ? PER_VIEW[480] : PER_VIEW[320];
}
