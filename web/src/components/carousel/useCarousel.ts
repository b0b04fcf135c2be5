import { useState, type RefObject } from 'react';
import { canLoop, copiesOf, type CarouselKind } from './options.ts';
import { stripIndex } from './slides.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useCalm, usePerView } from './usePreferences.ts';
import { useSwiper } from './useSwiper.ts';

type Options = {
  kind: CarouselKind;
  count: number;
  near: boolean;
};

/**
 * Slides scroll natively until Swiper takes over: when they are near the screen and play, or at the first use of a
 * button or key.
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, { kind, count, near }: Options) {
  const calm = useCalm();
  const perView = usePerView(kind);
  const movable = canLoop(count, perView);
  const [choice, setChoice] = useState<boolean>();
  const playing = choice ?? !calm;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [dragged, setDragged] = useState(false);
  const moving = playing && near && !hovered && !focused && !dragged;
  const [index, setIndex] = useState(0);
  const [start, setStart] = useState<number>();
  const isWanted = near && (playing || start !== undefined);
  const onTurn = (realIndex: number) => {
    setIndex(realIndex % count);
    setStart(undefined);
  };
  const { swiper, isLoaded } = useSwiper(viewport, { kind, calm, movable, isWanted, start, onTurn, setDragged });
  useAutoplay(swiper, moving);

  return {
    movable,
    canStep: swiper !== undefined || count > perView,
    live: swiper !== undefined,
    copies: isLoaded && movable ? copiesOf(kind, count) : 0,
    playing,
    moving: swiper !== undefined && moving,
    index,
    setPlaying: setChoice,
    setHovered,
    setFocused,
    onScroll: () => {
      if (!swiper && viewport.current) setIndex(stripIndex(viewport.current));
    },
    show(targetIndex: number) {
      if (swiper) swiper.slideToLoop(targetIndex);
      else setStart(targetIndex);
    },
    step(by: 1 | -1) {
      if (!swiper) setStart((from = index) => (from + by + count) % count);
      else if (by > 0) swiper.slideNext();
      else swiper.slidePrev();
    },
  };
}

export type CarouselState = ReturnType<typeof useCarousel>;
