import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '../icons.ts';
import classes from './Carousel.module.css';
import type { CarouselKind } from './options.ts';
import type { CarouselState } from './useCarousel.ts';
import { t } from './messages/index.ts';

type Props = { label: string; carousel: CarouselState };
type ControlsProps = Props & { kind: CarouselKind; count: number };

/** The buttons of a carousel. They keep their space if all slides fit. */
export const CarouselControls = ({ kind, count, ...props }: ControlsProps) => (
  <div className={classes.controls} data-idle={!props.carousel.movable || undefined}>
    {kind === 'fade' && <Bullets count={count} carousel={props.carousel} />}
    <PlayButton {...props} />
    {kind === 'row' && <StepButtons {...props} />}
  </div>
);

/** Pauses automatic movement (WCAG 2.2.2). */
function PlayButton({ label, carousel }: Props) {
  const { playing, setPlaying } = carousel;
  const Icon = playing ? IconPlayerPause : IconPlayerPlay;
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={t(playing ? 'shared.pause' : 'shared.play', { label })}
      onClick={() => setPlaying(!playing)}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </button>
  );
}

const StepButtons = ({ label, carousel }: Props) => (
  <div className={classes.controls} data-idle={!carousel.canStep || undefined}>
    <button
      type="button"
      className={classes.button}
      aria-label={t('shared.previousOf', { label })}
      onClick={() => carousel.step(-1)}
    >
      <IconChevronLeft size={20} stroke={1.75} aria-hidden />
    </button>
    <button
      type="button"
      className={classes.button}
      aria-label={t('shared.nextOf', { label })}
      onClick={() => carousel.step(1)}
    >
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </button>
  </div>
);

const Bullets = ({ count, carousel }: { count: number; carousel: CarouselState }) => (
  <div className={classes.bullets}>
    {Array.from({ length: count }, (_, index) => (
      <button
        key={index}
        type="button"
        className={classes.bullet}
        aria-label={t('shared.showSlide', { number: index + 1, count })}
        aria-current={index === carousel.index || undefined}
        onClick={() => carousel.show(index)}
      >
        <span aria-hidden />
      </button>
    ))}
  </div>
);
