import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import classes from './Carousel.module.css';
import { Bullets, PlayButton, StepButtons } from './CarouselControls.tsx';
import type { CarouselKind } from './options.ts';
import { useCarousel } from './useCarousel.ts';

type Props<Item> = {
  /** What it shows, for those who hear it. */
  label: string;
  kind: CarouselKind;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** What one slide shows; `index` from 0. */
  children: (item: Item, index: number) => ReactNode;
  /** Stands before the buttons of a row. */
  heading?: ReactNode;
};

/** Slides that turn by themselves, by swipe, by key and by button, and stop for who looks at one. Give it a new key with new items. */
export function Carousel<Item>({ label, kind, items, keyOf, children, heading }: Props<Item>) {
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(viewport, kind, items.length);
  const onFocus = (event: FocusEvent) => {
    // A finger's tap leaves a focus behind too, and must not stop it for good.
    if (event.target.matches(':focus-visible')) carousel.setFocused(true);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) carousel.setFocused(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!carousel.movable || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    carousel.step(event.key === 'ArrowRight' ? 1 : -1);
  };
  const slides = [...items, ...items.slice(0, carousel.copies)];
  const controls = (
    <div className={classes.controls} data-idle={!carousel.movable || undefined}>
      {kind === 'fade' && <Bullets count={items.length} carousel={carousel} />}
      <PlayButton label={label} carousel={carousel} />
      {kind === 'row' && <StepButtons label={label} carousel={carousel} />}
    </div>
  );
  return (
    // Keys and hover are asides: every control is a button of its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      className={classes.carousel}
      data-kind={kind}
      data-live={carousel.live || undefined}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={(event) => carousel.setHovered(event.pointerType === 'mouse')}
      onPointerLeave={() => carousel.setHovered(false)}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <div className={classes.bar}>
        {heading}
        {controls}
      </div>
      <div
        className={classes.viewport}
        ref={viewport}
        onScroll={carousel.scrolled}
        // Pictures hold nothing that takes the focus, and what scrolls must do so by key.
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
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${items.length}`}
              >
                {children(item, index)}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
