import { useMediaQuery } from '@mantine/hooks';
import { mark } from 'question/mark.ts';
import { PROF_MARKS } from 'question/prof-marks.ts';
import { useId, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { IconCheck, IconChevronDown, IconMinus, IconX } from '../../../components/icons.ts';
import { t } from '../messages/index.ts';
import type { Outcome } from '../types.ts';
import classes from './Score.module.css';
import { ScoreGrid, type ListedAnswer, type ScoreProps } from './ScoreGrid.tsx';

const COUNTS = [
  ['RIGHT', IconCheck],
  ['PARTLY', IconMinus],
  ['WRONG', IconX],
] as const;

/** "7 of 20, 5 right, 2 wrong". Beside the list with the grid of its questions; else a press shows the grid. */
export function Score(props: ScoreProps) {
  const isWide = useMediaQuery('(min-width: 64em)');
  const rail = isWide ? document.querySelector('[data-score-rail]') : null;
  const outcomes = props.answers.map(outcomeOf);
  if (!rail) return <ScoreButton {...props} outcomes={outcomes} />;
  return createPortal(
    <div className={classes.rail}>
      <p className={classes.score}>
        <Counts outcomes={outcomes} />
      </p>
      <ScoreGrid {...props} outcomes={outcomes} />
    </div>,
    rail,
  );
}

type OutcomesProps = { outcomes: readonly (Outcome | undefined)[] };

function ScoreButton({ answers, first, outcomes }: ScoreProps & OutcomesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const grid = useId();
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    currentTarget.querySelector('button')?.focus();
  };
  return (
    // Escape closes what the button opened, wherever the focus is inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={closeOnEscape}>
      <button
        type="button"
        className={classes.score}
        aria-expanded={isOpen}
        aria-controls={isOpen ? grid : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Counts outcomes={outcomes} />
        <IconChevronDown size={18} className={classes.chevron} aria-hidden />
      </button>
      {isOpen && (
        <div id={grid} className={classes.panel}>
          <ScoreGrid answers={answers} first={first} outcomes={outcomes} onLeave={() => setIsOpen(false)} />
        </div>
      )}
    </div>
  );
}

function Counts({ outcomes }: OutcomesProps) {
  const countOf = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  const answered = outcomes.filter((one) => one && one !== 'SKIPPED').length;
  const total = outcomes.length;
  const share = { '--share': `${(answered / total) * 100}%` } as CSSProperties;
  const counts = { right: countOf('RIGHT'), partly: countOf('PARTLY'), wrong: countOf('WRONG') };
  return (
    <>
      <span className={classes.words}>{t('study.scoreOfList', { answered, total, ...counts })}</span>
      <span aria-hidden className={classes.answered}>
        {t('study.answeredOfList', { answered, total })}
      </span>
      <span aria-hidden className={classes.progress} style={share} />
      {COUNTS.map(
        ([outcome, Icon]) =>
          countOf(outcome) > 0 && (
            <span key={outcome} aria-hidden className={classes.count} data-outcome={outcome}>
              <Icon size={16} stroke={2.5} aria-hidden />
              {countOf(outcome)}
            </span>
          ),
      )}
    </>
  );
}

const outcomeOf = ({ question, answer }: ListedAnswer) => answer && mark(question, answer, PROF_MARKS).outcome;
