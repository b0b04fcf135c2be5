import { VisuallyHidden } from '@mantine/core';
import { t } from '../messages/index.ts';
import classes from './Sit.module.css';
import { clockText } from './useRemaining.ts';

const SOON_MS = 300_000;

type Props = { remainingMs: number; announced: number | undefined };

/** The remaining time. Screen readers hear it at ten, five and one minute only. */
export const Countdown = ({ remainingMs, announced }: Props) => (
  <>
    <span
      role="timer"
      aria-live="off"
      aria-label={t('papers.timeLeft')}
      className={classes.time}
      data-soon={remainingMs <= SOON_MS || undefined}
    >
      {clockText(remainingMs)}
    </span>
    <VisuallyHidden role="status">
      {announced !== undefined && t('papers.minutesLeft', { count: announced })}
    </VisuallyHidden>
  </>
);
