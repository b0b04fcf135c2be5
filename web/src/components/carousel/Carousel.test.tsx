import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

// jsdom has no layout for the real one: what it does is seen in a browser.
const swiper = vi.hoisted(() => ({
  create: vi.fn<(viewport: HTMLElement, options: { loop?: boolean }) => unknown>(),
  start: vi.fn<() => void>(),
  stop: vi.fn<() => void>(),
  next: vi.fn<() => void>(),
  destroy: vi.fn<() => void>(),
}));

vi.mock('./engine.ts', () => ({
  createSwiper: (viewport: HTMLElement, options: { loop?: boolean }) => {
    swiper.create(viewport, options);
    return {
      params: { slidesPerView: 1 },
      activeIndex: 0,
      realIndex: 0,
      slides: [...viewport.querySelectorAll('.swiper-slide')],
      autoplay: { start: swiper.start, stop: swiper.stop },
      slideNext: swiper.next,
      on: () => {},
      destroy: swiper.destroy,
    };
  },
}));

const items = ['a', 'b', 'c', 'd'];
const show = () =>
  render(
    <Carousel label="Sets" kind="row" items={items} keyOf={(item) => item}>
      {(item) => <a href={`/${item}`}>{item}</a>}
    </Carousel>,
  );
const media = (matching: string) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === matching,
        media: query,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
const idle = () => act(() => vi.advanceTimersByTimeAsync(1000));
const slides = () => screen.getAllByRole('group', { name: / of 4$/, hidden: true });
const links = () => screen.getAllByRole('link', { hidden: true });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('a carousel', () => {
  it('is a strip of labelled slides until Swiper loads', () => {
    show();
    expect(screen.getByRole('group', { name: 'Sets' }).getAttribute('aria-roledescription')).toBe('carousel');
    expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
    expect(swiper.create).not.toHaveBeenCalled();
  });

  it('loops with Swiper, and slides out of view are inert', async () => {
    show();
    await idle();
    expect(swiper.create).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ loop: true }));
    expect(swiper.start).toHaveBeenCalled();
    expect(links()).toHaveLength(8);
    const reachable = slides().filter((slide) => !slide.inert);
    expect(reachable.map((slide) => slide.textContent)).toEqual(['a']);
  });

  it('pauses on hover and keyboard focus', async () => {
    show();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await idle();
    const moves = () => swiper.start.mock.calls.length - swiper.stop.mock.calls.length;
    expect(moves()).toBe(1);
    await user.hover(links()[0]!);
    expect(moves()).toBe(0);
    await user.unhover(screen.getByRole('group', { name: 'Sets' }));
    expect(moves()).toBe(1);
    await user.tab();
    expect(moves()).toBe(0);
  });

  it('pauses and plays by its button', async () => {
    show();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await idle();
    await user.click(screen.getByRole('button', { name: 'Pause Sets' }));
    expect(swiper.stop).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Play Sets' })).toBeTruthy();
  });

  it('moves by arrow keys', async () => {
    show();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await idle();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(swiper.next).toHaveBeenCalledTimes(1);
  });

  it('destroys Swiper when it unmounts', async () => {
    const { unmount } = show();
    await idle();
    unmount();
    expect(swiper.destroy).toHaveBeenCalledTimes(1);
  });
});

describe('with reduced motion or data saving', () => {
  const withSaveData = () =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
      configurable: true,
    });

  it.each([
    ['less motion', () => void media('(prefers-reduced-motion: reduce)')],
    ['less data', () => void withSaveData()],
  ])('by %s is not even sent Swiper, until Play is pressed', async (_, ask) => {
    ask();
    show();
    await idle();
    expect(swiper.create).not.toHaveBeenCalled();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Play Sets' }));
    await idle();
    expect(swiper.create).toHaveBeenCalledTimes(1);
    expect(swiper.create.mock.calls[0]?.[1]).toMatchObject({ speed: 0 });
  });

  it('loads Swiper paused at the first button or key', async () => {
    media('(prefers-reduced-motion: reduce)');
    show();
    await idle();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Previous of Sets' }));
    await user.keyboard('{ArrowLeft}');
    await idle();
    expect(swiper.create.mock.calls[0]?.[1]).toMatchObject({ speed: 0, initialSlide: 2 });
    expect(swiper.start).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Play Sets' })).toBeTruthy();
  });
});
