import { IconCheck, IconMinus, IconX } from '../../components/icons.ts';
import { t } from './messages/index.ts';
import type { Outcome, Result } from './types.ts';
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

type RemarkedProps = { remarkedFrom?: Outcome | null | undefined; last?: { outcome: Outcome } };

/** What a corrected key made of the last answer: "Now counted as right." */
export const Remarked = ({ remarkedFrom, last }: RemarkedProps) =>
  remarkedFrom === 'RIGHT' ? t('study.noLongerRight') : last && t('study.nowCountedAs', last);
