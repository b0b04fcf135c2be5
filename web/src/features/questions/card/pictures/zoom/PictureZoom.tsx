import { useRef, useState, type KeyboardEvent } from 'react';
import { TransformComponent, TransformWrapper, type ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import { FullScreen } from '../../../../../components/full-screen/FullScreen.tsx';
import { IconMinus, IconPlus, IconX } from '../../../../../components/icons.ts';
import type { ZoomProps } from '../QuestionPictures.tsx';
import { sourcesOf } from '../sources.ts';
import { t } from '../messages/index.ts';
import classes from './PictureZoom.module.css';

const MAX_SCALE = 8;
const STEP = 0.5;
const MOVE_PX = 80;
const ANIMATION_MS = 200;

/** A picture over the whole window. The browser's dialog closes with Escape and gives the focus back. */
export function PictureZoom({ picture, onClose }: ZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const zoom = useRef<ReactZoomPanPinchRef>(null);
  const [scale, setScale] = useState(1);
  const animation = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ANIMATION_MS;
  const move = (x: number, y: number) => void zoom.current?.panBy(x, y, animation);
  const larger = () => void zoom.current?.zoomIn(STEP, animation);
  const smaller = () => void zoom.current?.zoomOut(STEP, animation);
  const whole = () => void zoom.current?.resetTransform(animation);
  const keys: Record<string, () => void> = {
    '+': larger,
    '=': larger,
    '-': smaller,
    '0': whole,
    ArrowLeft: () => move(MOVE_PX, 0),
    ArrowRight: () => move(-MOVE_PX, 0),
    ArrowUp: () => move(0, MOVE_PX),
    ArrowDown: () => move(0, -MOVE_PX),
  };
  const press = (event: KeyboardEvent) => {
    // Not for the page behind, whose single keys answer and turn pages.
    event.stopPropagation();
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <FullScreen title={t('questions.zoomTitle')} ref={dialog} onLeave={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Keys of the whole dialog. */}
      <div className={classes.zoom} onKeyDown={press}>
        <TransformWrapper
          ref={zoom}
          maxScale={MAX_SCALE}
          centerOnInit
          smooth={animation > 0}
          doubleClick={{ mode: 'toggle', animationTime: animation }}
          panning={{ velocityDisabled: animation === 0 }}
          zoomAnimation={{ disabled: animation === 0 }}
          autoAlignment={{ animationTime: animation }}
          onTransform={(_ref, state) => setScale(state.scale)}
        >
          <TransformComponent wrapperClass={classes.stage!} contentClass={classes.content!}>
            <img
              {...sourcesOf(picture)}
              sizes="200vw"
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              draggable={false}
            />
          </TransformComponent>
        </TransformWrapper>
        <Bar {...{ scale, larger, smaller, whole, onClose }} />
      </div>
    </FullScreen>
  );
}

type BarProps = { scale: number } & Record<'larger' | 'smaller' | 'whole' | 'onClose', () => void>;

const Bar = ({ scale, larger, smaller, whole, onClose }: BarProps) => (
  <div className={classes.bar}>
    <p className={classes.hint}>{t('questions.zoomHint')}</p>
    <output aria-live="polite">{t('questions.zoomPercent', { percent: Math.round(scale * 100) })}</output>
    <button type="button" onClick={smaller} disabled={scale <= 1} aria-label={t('questions.zoomOut')}>
      <IconMinus size={20} aria-hidden />
    </button>
    <button type="button" onClick={larger} disabled={scale >= MAX_SCALE} aria-label={t('questions.zoomIn')}>
      <IconPlus size={20} aria-hidden />
    </button>
    <button type="button" className={classes.whole} onClick={whole}>
      {t('questions.zoomReset')}
    </button>
    <button type="button" onClick={onClose} aria-label={t('shared.close')}>
      <IconX size={20} aria-hidden />
    </button>
  </div>
);
