import { Button } from '@mantine/core';
import { IconX } from '../../../components/icons.ts';
import { useOnline } from '../../../components/useOnline.ts';
import type { SaveState } from '../device/outbox.ts';
import { t } from '../messages/index.ts';
import { Countdown } from './Countdown.tsx';
import classes from './Sit.module.css';

type Props = {
  answered: number;
  total: number;
  /** Null without a limit. */
  remainingMs: number | null;
  announced: number | undefined;
  isSheet: boolean;
  /** Undefined once the paper is over. */
  onSheet: (() => void) | undefined;
  onHandIn: (() => void) | undefined;
  onLeave: () => void;
  saveState: SaveState;
};

/** The bar at the top: leave, progress, countdown, answer sheet, hand in. */
export function SitBar({
  answered,
  total,
  remainingMs,
  announced,
  isSheet,
  onSheet,
  onHandIn,
  onLeave,
  saveState,
}: Props) {
  const isOnline = useOnline();
  return (
    <header className={classes.top}>
      <div className={classes.line}>
        <button type="button" className={classes.close} onClick={onLeave} aria-label={t('papers.leave')}>
          <IconX size={22} aria-hidden />
        </button>
        <p className={classes.state}>
          {remainingMs !== null && <Countdown remainingMs={remainingMs} announced={announced} />}
          <span>{t('papers.answered', { answered, total })}</span>
        </p>
        {onSheet && (
          <Button variant="default" className={classes.toggle} onClick={onSheet}>
            {t(isSheet ? 'papers.toQuestion' : 'papers.toSheet')}
          </Button>
        )}
        {onHandIn && (
          <Button variant="default" className={classes.handIn} onClick={onHandIn}>
            {t('papers.handIn')}
          </Button>
        )}
      </div>
      <div className={classes.track} aria-hidden>
        <div style={{ inlineSize: `${(100 * answered) / total}%` }} />
      </div>
      <p role="status" className={classes.offline}>
        {onHandIn &&
          (isOnline ? saveState === 'FAILED' && t('papers.notSent') : saveState !== 'SENT' && t('papers.keptHere'))}
      </p>
    </header>
  );
}
