import type { SwiperOptions } from 'swiper/types';

/** `fade`: one picture at a time; `row`: as many cards as fit. */
export type CarouselKind = 'fade' | 'row';

// Specification 2 and 9.
export const AUTOPLAY_MS = 2500;
export const PER_VIEW = { 320: 1, 480: 2, 768: 3, 1024: 4 } as const;
const MOST_PER_VIEW = 4;

// Carousel.module.css has the same gap.
const GAP_PX = 16;
const FADE_MS = 600;
const SLIDE_MS = 450;

export function swiperOptions(kind: CarouselKind, calm: boolean): SwiperOptions {
  if (kind === 'fade') {
    return { loop: true, effect: 'fade', fadeEffect: { crossFade: true }, slidesPerView: 1, speed: calm ? 0 : FADE_MS };
  }
  const breakpoints = Object.fromEntries(
    Object.entries(PER_VIEW).map(([width, slidesPerView]) => [width, { slidesPerView }]),
  );
  return { loop: true, slidesPerView: 1, spaceBetween: GAP_PX, breakpoints, speed: calm ? 0 : SLIDE_MS };
}

export const canLoop = (count: number, perView: number) => count > 1 && count >= perView;

/** The number of slides to append: Swiper loops by moving slides that are out of sight. */
export const copiesOf = (kind: CarouselKind, count: number) =>
  kind === 'row' && count < 2 * MOST_PER_VIEW ? count : 0;
