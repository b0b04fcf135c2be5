import type { SwiperOptions } from 'swiper/types';

/** `fade` shows one picture after another, `row` as many cards as the screen has room for. */
export type CarouselKind = 'fade' | 'row';

// Specification 2 and 9.
export const AUTOPLAY_MS = 2500;
export const PER_VIEW = { 320: 1, 480: 2, 768: 3, 1024: 4 } as const;
const MOST_PER_VIEW = 4;

/** Carousel.module.css keeps the same gap while it is a strip. */
const GAP_PX = 16;
const FADE_MS = 600;
const SLIDE_MS = 450;

const SHARED: SwiperOptions = {
  loop: true,
  // The wrapper starts and stops it, for reasons of its own.
  autoplay: { enabled: false, delay: AUTOPLAY_MS, disableOnInteraction: false },
};

/** What Swiper is started with; without motion a slide is there at once. */
export function swiperOptions(kind: CarouselKind, calm: boolean): SwiperOptions {
  if (kind === 'fade') {
    return { ...SHARED, effect: 'fade', fadeEffect: { crossFade: true }, slidesPerView: 1, speed: calm ? 0 : FADE_MS };
  }
  const breakpoints = Object.fromEntries(
    Object.entries(PER_VIEW).map(([width, slidesPerView]) => [width, { slidesPerView }]),
  );
  return { ...SHARED, slidesPerView: 1, spaceBetween: GAP_PX, breakpoints, speed: calm ? 0 : SLIDE_MS };
}

/** Whether there is anything to turn: a row with places left over stands still. */
export const canLoop = (count: number, perView: number) => count > 1 && count >= perView;

/**
 * How many slides to show a second time behind the first, so that Swiper, which loops by moving slides from one
 * end to the other, always has enough out of sight.
 */
export const copiesOf = (kind: CarouselKind, count: number) =>
  kind === 'row' && count < 2 * MOST_PER_VIEW ? count : 0;
