import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { REVIEW_PATH } from '../../../paths/review.ts';
import { dateOf, weekdayName } from '../calendar/words.ts';
import { t } from '../messages/index.ts';
import { TargetsAside } from '../targets/TargetsAside.tsx';
import { EndPlan } from './EndPlan.tsx';
import { NotFitting } from './NotFitting.tsx';
import classes from './Plan.module.css';
import type { PlanFactsFragment } from './plan.generated.ts';

type Props = { plan: PlanFactsFragment; today: string; isBusy: boolean; onChange: () => void; onEnd: () => void };

export function PlanOverview({ plan, today, isBusy, onChange, onEnd }: Props) {
  const isOver = plan.examOn <= today;
  const names = plan.subjects.map(({ name }) => name).join(', ');
  return (
    <section className={classes.sheet} aria-labelledby="plan-days" aria-busy={isBusy}>
      <header className={classes.head}>
        <h2 id="plan-days">{isOver ? t('review.examOver') : t('review.daysLeft', { count: plan.daysLeft })}</h2>
        <p>{t('review.examOn', { day: dateOf(plan.examOn) })}</p>
        <p className={classes.hint}>
          {t('review.planOf', { board: plan.board.name, year: plan.professionalYear.name, subjects: names })}
        </p>
      </header>
      <Seen seen={plan.seen} questions={plan.questions} />
      {isOver ? <p>{t('review.examOverHint')}</p> : <Facts plan={plan} today={today} />}
      {!isOver && !plan.fits && <NotFitting plan={plan} />}
      {!isOver && <TargetsAside />}
      <div className={classes.actions}>
        {!isOver && (
          <Button component={Link} to={REVIEW_PATH}>
            {t('review.startToday')}
          </Button>
        )}
        <Button variant={isOver ? 'filled' : 'default'} disabled={isBusy} onClick={onChange}>
          {t(isOver ? 'review.planNext' : 'review.planChange')}
        </Button>
        <EndPlan isDisabled={isBusy} onEnd={onEnd} />
      </div>
    </section>
  );
}

const Seen = ({ seen, questions }: Pick<PlanFactsFragment, 'seen' | 'questions'>) => (
  <div className={classes.seen}>
    <span className={classes.bar} aria-hidden>
      <span style={{ width: `${questions > 0 ? (seen / questions) * 100 : 0}%` }} />
    </span>
    <p>{t('review.seenOf', { seen, questions })}</p>
  </div>
);

const Facts = ({ plan, today }: Pick<Props, 'plan' | 'today'>) => (
  <dl className={classes.facts}>
    <Fact name={t('review.factMinutes')} hint={plan.isSuggested && t('review.factSuggested')}>
      {t('review.number', { count: plan.minutesADay })}
    </Fact>
    <Fact name={t('review.factNew')}>{t('review.number', { count: plan.newADay })}</Fact>
    <Fact name={t('review.factCovered')}>{plan.coveredOn ? dateOf(plan.coveredOn) : t('review.factNotCovered')}</Fact>
    <Fact name={t('review.factLastPass')} hint={t('review.factLastPassHint')}>
      {plan.lastPassFrom > today ? dateOf(plan.lastPassFrom) : t('review.factLastPassNow')}
    </Fact>
    <Fact name={t('review.restDays')}>
      {plan.restDays.length > 0 ? plan.restDays.map(weekdayName).join(', ') : t('review.factNoRest')}
    </Fact>
    {plan.fits && <Fact name={t('review.factFits')}>{t('review.factAllFit')}</Fact>}
  </dl>
);

type FactProps = { name: string; hint?: string | false; children: ReactNode };

const Fact = ({ name, hint, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {children}
      {hint && <small>{hint}</small>}
    </dd>
  </div>
);
