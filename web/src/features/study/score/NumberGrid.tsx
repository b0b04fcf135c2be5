import type { ReactNode } from 'react';
import { IconCheck, IconEye, IconMinus, IconX } from '../../../components/icons.ts';
import { t } from '../messages/index.ts';
import type { Outcome } from '../types.ts';
import classes from './Score.module.css';

const ICONS = { RIGHT: IconCheck, PARTLY: IconMinus, WRONG: IconX, SKIPPED: IconEye };

/** `outcome` is undefined before the key is shown. */
export type NumberedQuestion = { id: string; place: number; outcome: Outcome | undefined };

type CellProps = {
  className: string | undefined;
  'data-outcome': Outcome | undefined;
  'aria-label': string;
  children: ReactNode;
};

type Props<Question> = {
  questions: readonly Question[];
  /** A link or a button. */
  renderCell: (question: Question, props: CellProps) => ReactNode;
};

/** Question numbers, coloured by result. */
export const NumberGrid = <Question extends NumberedQuestion>({ questions, renderCell }: Props<Question>) => (
  <nav aria-label={t('study.results')}>
    <ol className={classes.grid}>
      {questions.map((question) => {
        const { id, place, outcome } = question;
        const Icon = outcome && ICONS[outcome];
        const label = t('study.resultOf', { place, outcome: outcome ?? 'NONE' });
        const children = (
          <>
            {place}
            {Icon && <Icon size={14} stroke={2.5} aria-hidden />}
          </>
        );
        return (
          <li key={id}>
            {renderCell(question, {
              className: classes.cell,
              'data-outcome': outcome,
              'aria-label': label,
              children,
            })}
          </li>
        );
      })}
    </ol>
  </nav>
);
