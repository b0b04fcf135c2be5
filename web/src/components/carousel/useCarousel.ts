import { useEffect, useState, type RefObject } from 'react';
import { canLoop, copiesOf, type CarouselKind } from './options.ts';
import { stripIndex } from './slides.ts';
import { useCalm, usePerView } from './usePreferences.ts';
import { useSwiper } from './useSwiper.ts';

type Options = {
  kind: CarouselKind;
  count: number;
  /** Whether it is on the screen or near it. */
  near: boolean;
};

/**
 * Slides that scroll natively until Swiper takes over the same elements: when they are near and move by
 * themselves, or at the first use of a button or key. With reduced motion or data saving Swiper is not fetched
 * before that.
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, { kind, count, near }: Options) {
  const calm = useCalm();
  const perView = usePerView(kind);
  const movable = canLoop(count, perView);
  const [choice, setChoice] = useState<boolean>();
  const playing = choice ?? !calm;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const moving = playing && near && !hovered && !focused;
  const [index, setIndex] = useState(0);
  const [start, setStart] = useState<number>();
  const wanted = near && (playing || start !== undefined);
  const onTurn = (realIndex: number) => {
    setIndex(realIndex % count);
    setStart(undefined);
  };
  const { swiper, isLoaded } = useSwiper(viewport, { kind, calm, movable, wanted, start, onTurn });

  useEffect(() => {
    if (!swiper) return;
    if (moving) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, moving]);

  return {
    movable,
    // All slides fit.
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
    show(wantedIndex: number) {
      if (swiper) swiper.slideToLoop(wantedIndex);
      else setStart(wantedIndex);
    },
    step(by: 1 | -1) {
      if (!swiper) setStart((from = index) => (from + by + count) % count);
      else if (by > 0) swiper.slideNext();
      else swiper.slidePrev();
    },
  };
}

export type CarouselState = ReturnType<typeof useCarousel>;
