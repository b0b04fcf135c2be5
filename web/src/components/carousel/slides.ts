import type { Swiper } from './engine.ts';

const FOCUSABLE = 'a[href], button';

/** Makes only slides in view focusable, and moves the focus from a slide that left to the first in view. */
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

export function stripIndex(viewport: HTMLElement) {
  const slides = [...viewport.querySelectorAll<HTMLElement>('.swiper-slide')];
  const step = (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  return step > 0 ? Math.round(viewport.scrollLeft / step) : 0;
}

/** Scrolls a strip to its start for Swiper; returns the slide that was visible first. */
export function endStrip(viewport: HTMLElement) {
  const index = stripIndex(viewport);
  viewport.scrollLeft = 0;
  return index;
}
