import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Swiper } from './engine.ts';
import { swiperOptions, type CarouselKind } from './options.ts';
import { endStrip, reachOnlyVisible } from './slides.ts';
import { useEngine } from './useEngine.ts';

type Options = {
  kind: CarouselKind;
  calm: boolean;
  movable: boolean;
  isWanted: boolean;
  /** The first slide; by default the one that the reader has scrolled to. */
  start: number | undefined;
  onTurn: (index: number) => void;
  setDragged: (isDragged: boolean) => void;
};

export function useSwiper(viewport: RefObject<HTMLElement | null>, options: Options) {
  const { kind, calm, movable, isWanted, start, onTurn, setDragged } = options;
  const engine = useEngine(movable && isWanted);
  const [swiper, setSwiper] = useState<Swiper>();
  const startIndex = useEffectEvent((element: HTMLElement) => {
    const scrolledTo = endStrip(element);
    return start ?? scrolledTo;
  });
  const onChange = useEffectEvent((live: Swiper) => reachOnlyVisible(live));
  const onRealIndex = useEffectEvent((live: Swiper) => onTurn(live.realIndex));

  useEffect(() => {
    const element = viewport.current;
    if (!engine || !movable || !element) return undefined;
    const live = engine.createSwiper(element, { ...swiperOptions(kind, calm), initialSlide: startIndex(element) });
    onChange(live);
    onRealIndex(live);
    for (const event of ['activeIndexChange', 'loopFix', 'breakpoint'] as const) live.on(event, onChange);
    live.on('realIndexChange', onRealIndex);
    live.on('sliderFirstMove', () => setDragged(true));
    live.on('touchEnd', () => setDragged(false));
    // The instance needs the element, which exists only now.
    // oxlint-disable-next-line react-hooks/set-state-in-effect
    setSwiper(live);
    return () => {
      live.slides.forEach((slide) => {
        slide.inert = false;
      });
      live.destroy();
      setSwiper(undefined);
      setDragged(false);
    };
  }, [viewport, engine, movable, kind, calm, setDragged]);

  return { swiper, isLoaded: engine !== undefined };
}
