import { Link, useLocation } from 'react-router-dom';
import { IconCheck, IconEye, IconMinus, IconX } from '../../../components/icons.ts';
import { t } from '../messages/index.ts';
import type { MarkedQuestion } from '../rules.ts';
import type { GivenAnswer, Outcome } from '../types.ts';
import classes from './Score.module.css';

const ICONS = { RIGHT: IconCheck, PARTLY: IconMinus, WRONG: IconX, SKIPPED: IconEye };

export type ListedAnswer = {
  question: MarkedQuestion & { ref: string };
  /** Undefined before the key is shown. */
  answer: GivenAnswer | undefined;
};

/** `first` is the place of the first question. */
export type ScoreProps = { answers: readonly ListedAnswer[]; first: number };

type Props = ScoreProps & { outcomes: readonly (Outcome | undefined)[]; onLeave?: () => void };

/** The question numbers of a page, coloured by result, each a link to its question. */
export function ScoreGrid({ answers, first, outcomes, onLeave }: Props) {
  const { search } = useLocation();
  return (
    <nav aria-label={t('study.results')}>
      <ol className={classes.grid}>
        {answers.map(({ question }, index) => {
          const outcome = outcomes[index];
          const Icon = outcome && ICONS[outcome];
          return (
            <li key={question.id}>
              <Link
                className={classes.cell}
                data-outcome={outcome}
                to={{ search, hash: question.ref }}
                replace
                onClick={onLeave}
                aria-label={t('study.resultOf', { place: first + index, outcome: outcome ?? 'NONE' })}
              >
                {first + index}
                {Icon && <Icon size={14} stroke={2.5} aria-hidden />}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
