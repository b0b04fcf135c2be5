import { useId, useState, type KeyboardEvent } from 'react';
import { IconCheck, IconChevronDown, IconMinus, IconX } from '../../../components/icons.ts';
import { t } from '../messages/index.ts';
import { markAnswer } from '../rules.ts';
import type { Outcome } from '../types.ts';
import classes from './Score.module.css';
import { ScoreGrid, type ListedAnswer, type ScoreProps } from './ScoreGrid.tsx';

const COUNTS = [
  ['RIGHT', IconCheck],
  ['PARTLY', IconMinus],
  ['WRONG', IconX],
] as const;

/** "7 of 20, 5 right, 2 wrong"; a press shows the grid of the list's questions. */
export function Score({ answers, first }: ScoreProps) {
  const [isOpen, setIsOpen] = useState(false);
  const grid = useId();
  const outcomes = answers.map(outcomeOf);
  const countOf = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  const answered = outcomes.filter((one) => one !== undefined).length;
  const counts = { right: countOf('RIGHT'), partly: countOf('PARTLY'), wrong: countOf('WRONG') };
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
        <span className={classes.words}>{t('study.scoreOfList', { answered, total: answers.length, ...counts })}</span>
        <span aria-hidden className={classes.answered}>
          {t('study.answeredOfList', { answered, total: answers.length })}
        </span>
        {COUNTS.map(
          ([outcome, Icon]) =>
            countOf(outcome) > 0 && (
              <span key={outcome} aria-hidden className={classes.count} data-outcome={outcome}>
                <Icon size={16} stroke={2.5} aria-hidden />
                {countOf(outcome)}
              </span>
            ),
        )}
        <IconChevronDown size={18} className={classes.chevron} aria-hidden />
      </button>
      {isOpen && (
        <ScoreGrid id={grid} answers={answers} first={first} outcomes={outcomes} onLeave={() => setIsOpen(false)} />
      )}
    </div>
  );
}

const outcomeOf = ({ question, answer }: ListedAnswer) => answer && markAnswer(question, answer);
