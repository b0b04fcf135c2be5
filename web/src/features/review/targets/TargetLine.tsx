import { dayName } from '../round/day-name.ts';
import { today } from '../../study/days/index.ts';
import { t } from './messages/index.ts';
import classes from './Targets.module.css';
import type { TargetFacts } from './useTargets.ts';

export const nameOf = ({ name, others }: Pick<TargetFacts, 'name' | 'others'>) =>
  t('review.targetName', { name, others });

/** Beside its item, in a list, or in one line of a list. */
export type TargetForm = 'OWN' | 'NAMED' | 'COMPACT';

type Props = { target: TargetFacts; form?: TargetForm };

/** The day, and what it takes until then. */
export function TargetLine({ target, form = 'OWN' }: Props) {
  const { on, questions, questionsADay, minutesADay, endsOn } = target;
  const day = dayName(on, today());
  if (form === 'COMPACT') {
    return (
      <p className={classes.line}>
        <strong className={classes.name}>{nameOf(target)}</strong>{' '}
        <span className={classes.load}>{t('review.targetShort', { day, questions, perDay: questionsADay })}</span>
      </p>
    );
  }
  return (
    <div className={classes.line}>
      <p className={classes.name}>
        {form === 'NAMED' ? t('review.targetForName', { name: nameOf(target), day }) : t('review.targetFor', { day })}
      </p>
      <p className={classes.load}>
        {endsOn
          ? t('review.targetLoad', {
              questions,
              perDay: questionsADay,
              minutes: minutesADay,
              day: dayName(endsOn, today()),
            })
          : t('review.targetNothing')}
      </p>
    </div>
  );
}
