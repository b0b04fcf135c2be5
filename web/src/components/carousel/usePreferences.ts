import { useMediaQuery, useNetwork, useReducedMotion } from '@mantine/hooks';
import { PER_VIEW, type CarouselKind } from './options.ts';

export function useCalm() {
  const { saveData } = useNetwork();
  return useReducedMotion() || saveData === true;
}

const useAtLeast = (width: keyof typeof PER_VIEW) => useMediaQuery(`(min-width: ${width}px)`);

export function usePerView(kind: CarouselKind) {
  const [fits2, fits3, fits4] = [useAtLeast(480), useAtLeast(768), useAtLeast(1024)];
  if (kind === 'fade') return 1;
  return fits4 ? PER_VIEW[1024] : fits3 ? PER_VIEW[768] : fits2 ? PER_VIEW[480] : PER_VIEW[320];
}
