import type { Swiper } from './engine.ts';

const FOCUSABLE = 'a[href], button';

/** Only slides in view can be reached; where the focus was on one that left, the first in view takes it. */
export function reachOnlyVisible(swiper: Swiper) {
  const perView = Number(swiper.params.slidesPerView);
  const inView = (index: number) => index >= swiper.activeIndex && index < swiper.activeIndex + perView;
  const focused = swiper.slides.findIndex((slide) => slide.contains(document.activeElement));
  swiper.slides.forEach((slide, index) => {
    if (inView(index)) slide.inert = false;
  });
  if (focused >= 0 && !inView(focused)) {
    swiper.slides[swiper.activeIndex]?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  }
  swiper.slides.forEach((slide, index) => {
    if (!inView(index)) slide.inert = true;
  });
}

/** Which slide of a strip stands at its start. */
export function stripIndex(viewport: HTMLElement) {
  const slides = [...viewport.querySelectorAll<HTMLElement>('.swiper-slide')];
  const step = (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  return step > 0 ? Math.round(viewport.scrollLeft / step) : 0;
}

/** Sets a strip back to its beginning for Swiper; tells which slide stood there. */
export function endStrip(viewport: HTMLElement) {
  const index = stripIndex(viewport);
  viewport.scrollLeft = 0;
  return index;
}
