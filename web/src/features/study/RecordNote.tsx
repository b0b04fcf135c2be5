import { calendarDay } from '../../components/calendar-day.ts';
import { IconCheck, IconMinus, IconX } from '../../components/icons.ts';
import { t } from './messages/index.ts';
import type { Outcome, RecordView, Result } from './types.ts';
import classes from './RecordNote.module.css';

const ICONS = { RIGHT: IconCheck, PARTLY: IconMinus, WRONG: IconX, SKIPPED: IconMinus };

type CorrectionProps = Pick<RecordView, 'keyCorrectedOn' | 'remarkedFrom'> & { last?: { outcome: Outcome } };

/** What the record says of a question: its last result, or what a corrected key made of that. */
export default function RecordNote(props: { result: Result } | { correction: CorrectionProps }) {
  return 'result' in props ? <LastTime {...props.result} /> : <Correction {...props.correction} />;
}

/** On phones the words are for screen readers only. */
function LastTime({ outcome }: Result) {
  const Icon = ICONS[outcome];
  return (
    <p className={classes.last} data-outcome={outcome}>
      <Icon size={14} stroke={2.5} aria-hidden />
      <span className={classes.words}>{t('study.lastTime', { outcome })}</span>
    </p>
  );
}

const Correction = ({ keyCorrectedOn, remarkedFrom, last }: CorrectionProps) => (
  <>
    {keyCorrectedOn && t('study.keyCorrected', { day: calendarDay(keyCorrectedOn) })}{' '}
    {remarkedFrom === 'RIGHT' ? t('study.noLongerRight') : remarkedFrom && last && t('study.nowCountedAs', last)}
  </>
);
