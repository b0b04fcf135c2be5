import { useIntersection, useMergedRef } from '@mantine/hooks';
import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import classes from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import type { CarouselKind } from './options.ts';
import { Slides } from './Slides.tsx';
import { useCarousel } from './useCarousel.ts';
import { t } from './messages/index.ts';

const NEAR = '200px';

type Props<Item> = {
  label: string;
  kind: CarouselKind;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item, index: number) => ReactNode;
  heading?: ReactNode;
};

/** Pauses on hover and focus. New items need a new `key`. */
export function Carousel<Item>({ label, kind, items, keyOf, children, heading }: Props<Item>) {
  const viewport = useRef<HTMLDivElement>(null);
  const { ref, entry } = useIntersection({ rootMargin: NEAR });
  const near = entry?.isIntersecting ?? false;
  const carousel = useCarousel(viewport, { kind, count: items.length, near });
  const onFocus = (event: FocusEvent) => {
    // A tap focuses too, and must not pause it for good.
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
  return (
    // Keys and hover are extras: every control is a button too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      className={classes.carousel}
      data-kind={kind}
      data-live={carousel.live || undefined}
      aria-roledescription={t('shared.carouselRole')}
      aria-label={label}
      onPointerEnter={(event) => carousel.setHovered(event.pointerType === 'mouse')}
      onPointerLeave={() => carousel.setHovered(false)}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <div className={classes.bar}>
        {heading}
        <CarouselControls label={label} kind={kind} count={items.length} carousel={carousel} />
      </div>
      <Slides ref={useMergedRef(viewport, ref)} {...{ kind, items, keyOf, carousel }} renderSlide={children} />
    </div>
  );
}
