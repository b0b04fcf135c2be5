import { Button } from '@mantine/core';
import { IconChevronLeft, IconFlag, IconFlagFilled } from '../../../components/icons.ts';
import { useOnline } from '../../../components/useOnline.ts';
import type { Entry } from '../device/sheets.ts';
import { t } from '../messages/index.ts';
import classes from './Sit.module.css';

type Move = (() => void) | undefined;
type Props = {
  /** Whether a narrow window shows the answer sheet instead of the question. */
  isSheet: boolean;
  entry: Entry;
  moves: { onPrevious: Move; onNext: Move };
  onFlag: () => void;
  /** Only with a tutor, until the key is shown. */
  onCheck: Move;
  canCheck: boolean;
  onHandIn: () => void;
};

/** The buttons at the bottom: previous, flag and next. */
export function SitActions({ isSheet, entry, moves, onFlag, onCheck, canCheck, onHandIn }: Props) {
  const isOnline = useOnline();
  const isChecking = entry.isUnsent && entry.question === null && onCheck !== undefined;
  const Flag = entry.flagged ? IconFlagFilled : IconFlag;
  return (
    <footer className={classes.actions} data-behind={isSheet || undefined}>
      {isChecking && !isOnline && <p role="status">{t('papers.keyLater')}</p>}
      <div className={classes.row}>
        <Button
          variant="default"
          className={classes.arrow}
          disabled={!moves.onPrevious}
          onClick={moves.onPrevious}
          aria-label={t('papers.previous')}
        >
          <IconChevronLeft size={22} aria-hidden />
        </Button>
        <Button
          variant="default"
          className={classes.arrow}
          onClick={onFlag}
          aria-pressed={entry.flagged}
          aria-label={t('papers.flag')}
        >
          <Flag size={20} stroke={1.75} aria-hidden />
        </Button>
        {onCheck && (canCheck || (isChecking && isOnline)) ? (
          <Button className={classes.main} onClick={onCheck} loading={isChecking}>
            {t('papers.check')}
          </Button>
        ) : (
          <Button className={classes.main} onClick={moves.onNext ?? onHandIn}>
            {t(moves.onNext ? 'papers.next' : 'papers.handIn')}
          </Button>
        )}
      </div>
    </footer>
  );
}
