import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

// jsdom has no layout for the real one: what it does is seen in a browser.
const swiper = vi.hoisted(() => ({
  create: vi.fn<(viewport: HTMLElement, options: { loop?: boolean }) => unknown>(),
  next: vi.fn<() => void>(),
  destroy: vi.fn<() => void>(),
  listeners: new Map<string, () => void>(),
}));

vi.mock('./engine.ts', () => ({
  createSwiper: (viewport: HTMLElement, options: { loop?: boolean }) => {
    swiper.create(viewport, options);
    return {
      params: { slidesPerView: 1 },
      activeIndex: 0,
      realIndex: 0,
      slides: [...viewport.querySelectorAll('.swiper-slide')],
      slideNext: swiper.next,
      on: (event: string, listener: () => void) => void swiper.listeners.set(event, listener),
      off: () => {},
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
/** How often the carousel moves on by itself. */
async function turnsIn(ms: number) {
  swiper.next.mockClear();
  await act(() => vi.advanceTimersByTimeAsync(ms));
  return swiper.next.mock.calls.length;
}
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
    expect(links()).toHaveLength(8);
    const reachable = slides().filter((slide) => !slide.inert);
    expect(reachable.map((slide) => slide.textContent)).toEqual(['a']);
  });

  it('moves on 2.5 s after each turn, but not during hover, keyboard focus or a swipe', async () => {
    show();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await idle();
    expect(await turnsIn(7_500)).toBe(3);
    await user.hover(links()[0]!);
    expect(await turnsIn(7_500)).toBe(0);
    await user.unhover(screen.getByRole('group', { name: 'Sets' }));
    act(() => swiper.listeners.get('sliderFirstMove')!());
    expect(await turnsIn(7_500)).toBe(0);
    act(() => swiper.listeners.get('touchEnd')!());
    expect(await turnsIn(2_500)).toBe(1);
    await turnsIn(2_000);
    act(() => swiper.listeners.get('realIndexChange')!());
    expect(await turnsIn(2_000)).toBe(0);
    await user.tab();
    expect(await turnsIn(7_500)).toBe(0);
  });

  it('pauses and plays by its button', async () => {
    show();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await idle();
    const pressAndLeave = async (name: string) => {
      const button = screen.getByRole('button', { name });
      await user.click(button);
      await user.unhover(screen.getByRole('group', { name: 'Sets' }));
      act(() => button.blur());
    };
    await pressAndLeave('Pause Sets');
    expect(await turnsIn(7_500)).toBe(0);
    await pressAndLeave('Play Sets');
    expect(await turnsIn(2_500)).toBe(1);
  });

  it('rests while the page is hidden', async () => {
    show();
    await idle();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(await turnsIn(7_500)).toBe(0);
    hidden.mockRestore();
    expect(await turnsIn(2_500)).toBe(1);
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
    expect(await turnsIn(7_500)).toBe(0);
    expect(screen.getByRole('button', { name: 'Play Sets' })).toBeTruthy();
  });
});
