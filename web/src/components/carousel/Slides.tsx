import type { ReactNode, Ref } from 'react';
import classes from './Carousel.module.css';
import type { CarouselKind } from './options.ts';
import type { CarouselState } from './useCarousel.ts';
import { t } from './messages/index.ts';

type Props<Item> = {
  ref: Ref<HTMLDivElement>;
  kind: CarouselKind;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  renderSlide: (item: Item, index: number) => ReactNode;
  carousel: CarouselState;
};

export function Slides<Item>({ ref, kind, items, keyOf, renderSlide, carousel }: Props<Item>) {
  const slides = [...items, ...items.slice(0, carousel.copies)];
  return (
    <div
      className={classes.viewport}
      ref={ref}
      onScroll={carousel.onScroll}
      // Pictures are not focusable, and a scrollable box must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={kind === 'fade' && !carousel.live ? 0 : undefined}
    >
      <div className={`${classes.track} swiper-wrapper`} aria-live={carousel.moving ? 'off' : 'polite'}>
        {slides.map((item, place) => {
          const index = place % items.length;
          return (
            <div
              key={`${keyOf(item)} ${place < items.length ? '' : 'copy'}`}
              className={`${classes.slide} swiper-slide`}
              role="group"
              aria-roledescription={t('shared.slideRole')}
              aria-label={t('shared.slide', { number: index + 1, count: items.length })}
            >
              {renderSlide(item, index)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
