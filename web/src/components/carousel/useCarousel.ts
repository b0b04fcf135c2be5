import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Swiper } from './engine.ts';
import { canLoop, copiesOf, swiperOptions, type CarouselKind } from './options.ts';
import { endStrip, reachOnlyVisible, scrollStrip, stripIndex } from './slides.ts';
import { useEngine } from './useEngine.ts';
import { useCalm, usePerView } from './useMedia.ts';
import { useNear } from './useNear.ts';

/**
 * A strip that scrolls, until Swiper takes over the same elements: when it is near, and the reader has neither
 * paused it nor asked for less motion or data.
 */
export function useCarousel(viewport: RefObject<HTMLDivElement | null>, kind: CarouselKind, count: number) {
  const calm = useCalm();
  const perView = usePerView(kind);
  const movable = canLoop(count, perView);
  const near = useNear(viewport);
  const [choice, setChoice] = useState<boolean>();
  const playing = choice ?? !calm;
  const engine = useEngine(movable && near && playing);
  const [swiper, setSwiper] = useState<Swiper>();
  const [index, setIndex] = useState(0);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const moving = playing && near && !hovered && !focused;
  const note = (realIndex: number) => setIndex(realIndex % count);
  const started = useEffectEvent((live: Swiper) => reachOnlyVisible(live));
  const turned = useEffectEvent((live: Swiper) => note(live.realIndex));

  useEffect(() => {
    const element = viewport.current;
    if (!engine || !movable || !element) return undefined;
    const live = engine.createSwiper(element, { ...swiperOptions(kind, calm), initialSlide: endStrip(element) });
    started(live);
    for (const event of ['activeIndexChange', 'loopFix', 'breakpoint'] as const) live.on(event, started);
    live.on('realIndexChange', turned);
    // The instance is made of the element, which there is only by now.
    // oxlint-disable-next-line react-hooks/set-state-in-effect
    setSwiper(live);
    return () => {
      live.slides.forEach((slide) => {
        slide.inert = false;
      });
      live.destroy();
      setSwiper(undefined);
    };
  }, [viewport, engine, movable, kind, calm]);

  useEffect(() => {
    if (!swiper) return;
    if (moving) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, moving]);

  const show = (wanted: number) => {
    if (swiper) swiper.slideToLoop(wanted);
    else if (viewport.current) scrollStrip(viewport.current, wanted);
    if (!swiper) setIndex(wanted);
  };
  const step = (by: 1 | -1) => {
    if (!swiper) {
      if (viewport.current) scrollStrip(viewport.current, stripIndex(viewport.current) + by);
    } else if (by > 0) swiper.slideNext();
    else swiper.slidePrev();
  };
  return {
    movable,
    // A strip whose slides all fit has nowhere to go.
    canStep: swiper !== undefined || count > perView,
    live: swiper !== undefined,
    copies: engine && movable ? copiesOf(kind, count) : 0,
    playing,
    moving: swiper !== undefined && moving,
    index,
    setPlaying: setChoice,
    setHovered,
    setFocused,
    scrolled: () => {
      if (!swiper && viewport.current) note(stripIndex(viewport.current));
    },
    show,
    step,
  };
}

export type CarouselState = ReturnType<typeof useCarousel>;
