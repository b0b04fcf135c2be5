import { describe, expect, it } from 'vitest';
import { canLoop, copiesOf, swiperOptions } from './options.ts';

describe('the options of a carousel', () => {
  it('of banners: fades in a loop', () => {
    expect(swiperOptions('fade', false)).toMatchObject({
      effect: 'fade',
      fadeEffect: { crossFade: true },
      loop: true,
    });
  });

  it('of cards: shows 1, 2, 3 and 4 at 320, 480, 768 and 1024', () => {
    expect(swiperOptions('row', false)).toMatchObject({
      loop: true,
      breakpoints: {
        320: { slidesPerView: 1 },
        480: { slidesPerView: 2 },
        768: { slidesPerView: 3 },
        1024: { slidesPerView: 4 },
      },
    });
  });

  it('without motion: has no transition', () => {
    expect(swiperOptions('row', true).speed).toBe(0);
    expect(swiperOptions('fade', true).speed).toBe(0);
  });

  it.each([
    [1, 1, false],
    [2, 1, true],
    [4, 4, true],
    [3, 4, false],
  ])('%i slides, %i at a time: loops is %s', (count, perView, loops) => expect(canLoop(count, perView)).toBe(loops));

  it('copies the slides only of a row too short to loop', () => {
    expect([2, 4, 7, 8, 12].map((count) => copiesOf('row', count))).toEqual([2, 4, 7, 0, 0]);
    expect(copiesOf('fade', 4)).toBe(0);
  });
});
