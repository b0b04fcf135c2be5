import { useEffect } from 'react';
import type { Swiper } from './engine.ts';
import { AUTOPLAY_MS } from './options.ts';

/** By hand, because Swiper's Autoplay module runs code in every frame while it waits, which drains a phone. */
export function useAutoplay(swiper: Swiper | undefined, isMoving: boolean) {
  useEffect(() => {
    if (!swiper || !isMoving) return undefined;
    const turn = () => document.hidden || swiper.slideNext();
    let timer = setInterval(turn, AUTOPLAY_MS);
    // A slide that the reader has turned to stays as long as the others.
    const restart = () => {
      clearInterval(timer);
      timer = setInterval(turn, AUTOPLAY_MS);
    };
    swiper.on('realIndexChange', restart);
    return () => {
      swiper.off('realIndexChange', restart);
      clearInterval(timer);
    };
  }, [swiper, isMoving]);
}
