import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

export type { Swiper };

export const createSwiper = (viewport: HTMLElement, options: SwiperOptions) =>
  new Swiper(viewport, { modules: [EffectFade], ...options });
