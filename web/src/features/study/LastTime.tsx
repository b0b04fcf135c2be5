import { calendarDay } from '../../components/calendar-day.ts';
import { IconCheck, IconMinus, IconX } from '../../components/icons.ts';
import { t } from './messages/index.ts';
import type { Outcome, RecordView, Result } from './types.ts';
import classes from './LastTime.module.css';

const ICONS = { RIGHT: IconCheck, PARTLY: IconMinus, WRONG: IconX, SKIPPED: IconMinus };

/** The last result of a question. On phones the words are for screen readers only. */
export function LastTime({ result: { outcome } }: { result: Result }) {
  const Icon = ICONS[outcome];
  return (
    <p className={classes.last} data-outcome={outcome}>
      <Icon size={14} stroke={2.5} aria-hidden />
      <span className={classes.words}>{t('study.lastTime', { outcome })}</span>
    </p>
  );
}

type CorrectionProps = Pick<RecordView, 'keyCorrectedOn' | 'remarkedFrom'> & { last?: { outcome: Outcome } };

/** That the key was corrected after the last answer, and what it made of that answer. */
export const Correction = ({ keyCorrectedOn, remarkedFrom, last }: CorrectionProps) => (
  <>
    {keyCorrectedOn && t('study.keyCorrected', { day: calendarDay(keyCorrectedOn) })}{' '}
    {remarkedFrom === 'RIGHT' ? t('study.noLongerRight') : remarkedFrom && last && t('study.nowCountedAs', last)}
  </>
);
