import type { ReactNode } from 'react';
import { anyOf } from '../calendar/words.ts';
import { t } from '../messages/index.ts';
import type { PlanFactsFragment } from './plan.generated.ts';
import classes from './PlanForm.module.css';

/** By how much a plan does not fit, and what would. */
export function NotFitting({ plan, children }: { plan: PlanFactsFragment; children?: ReactNode }) {
  const others = [
    plan.subjects.length > 1 && t('review.fewerSubjects'),
    plan.restDays.length > 0 && t('review.fewerRestDays'),
    t('review.laterDay'),
  ].filter((way) => way !== false);
  const ways = anyOf(others);
  return (
    <div className={classes.notFitting}>
      <p>
        <strong>{t('review.leftOut', { count: plan.leftOut })}</strong>{' '}
        {plan.minutesToFit
          ? t('review.wouldFit', { minutes: plan.minutesToFit, ways })
          : t('review.nothingFits', { ways })}
      </p>
      {children}
    </div>
  );
}
