import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '../icons.ts';
import classes from './Carousel.module.css';
import type { CarouselState } from './useCarousel.ts';

type Props = { label: string; carousel: CarouselState };

/** Stops what moves by itself, and starts it (WCAG 2.2.2). */
export function PlayButton({ label, carousel }: Props) {
  const { playing, setPlaying } = carousel;
  const Icon = playing ? IconPlayerPause : IconPlayerPlay;
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={`${playing ? 'Pause' : 'Play'} ${label}`}
      onClick={() => setPlaying(!playing)}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </button>
  );
}

/** One slide back, one on: what a swipe does, without one. */
export const StepButtons = ({ label, carousel }: Props) => (
  <div className={classes.controls} data-idle={!carousel.canStep || undefined}>
    <button
      type="button"
      className={classes.button}
      aria-label={`Previous of ${label}`}
      onClick={() => carousel.step(-1)}
    >
      <IconChevronLeft size={20} stroke={1.75} aria-hidden />
    </button>
    <button type="button" className={classes.button} aria-label={`Next of ${label}`} onClick={() => carousel.step(1)}>
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </button>
  </div>
);

/** A bubble of an answer sheet for each slide, filled for the one in view. */
export const Bullets = ({ count, carousel }: { count: number; carousel: CarouselState }) => (
  <div className={classes.bullets}>
    {Array.from({ length: count }, (_, index) => (
      <button
        key={index}
        type="button"
        className={classes.bullet}
        aria-label={`Show ${index + 1} of ${count}`}
        aria-current={index === carousel.index || undefined}
        onClick={() => carousel.show(index)}
      >
        <span aria-hidden />
      </button>
    ))}
  </div>
);
