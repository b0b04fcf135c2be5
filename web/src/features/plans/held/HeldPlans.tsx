import type { ReactNode } from 'react';
import { calendarDay } from '../../../components/calendar-day.ts';
import { IconCheck } from '../../../components/icons.ts';
import { t, Trans } from '../messages/index.ts';
import type { HeldPlanFragment } from './held-plan.generated.ts';
import classes from './HeldPlans.module.css';

type Props = {
  /** Sorted by start; null if the server does not send them. */
  plans: readonly HeldPlanFragment[] | null;
  hasFullAccess: boolean;
  /** Links below the plans. */
  children?: ReactNode;
};

/** The current plan, what it opens and until when, and the plans that follow. */
export function HeldPlans({ plans, hasFullAccess, children }: Props) {
  const [current, ...next] = plans ?? [];
  return (
    <section className={classes.plan} aria-labelledby="plan" data-open={hasFullAccess || undefined}>
      <h2 id="plan">{t('plans.own')}</h2>
      {current ? <Current plan={current} /> : <p>{hasFullAccess ? t('plans.opensAll') : t('plans.none')}</p>}
      {next.map((plan) => (
        <p key={plan.id} className={classes.next}>
          <Trans
            id={plan.endsAt ? 'plans.next' : 'plans.nextWithoutEnd'}
            values={{ ...daysOf(plan), plan: titleOf(plan) }}
            components={{ plan: <strong /> }}
          />
        </p>
      ))}
      {children}
    </section>
  );
}

function Current({ plan }: { plan: HeldPlanFragment }) {
  const { opens, endsAt } = plan;
  return (
    <>
      <p className={classes.title}>
        <strong>{titleOf(plan)}</strong>
        <span className={classes.until}>
          {endsAt ? t('plans.openUntil', { day: calendarDay(endsAt) }) : t('plans.openWithoutEnd')}
        </span>
      </p>
      {opens.length > 0 && (
        <ul className={classes.opens} aria-label={t('plans.ownOpens')}>
          {opens.map((text) => (
            <li key={text}>
              <IconCheck size={16} stroke={2.5} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const titleOf = ({ name, duration }: HeldPlanFragment) =>
  duration ? t('plans.nameAndDuration', { name, duration }) : name;

const daysOf = ({ startsAt, endsAt }: HeldPlanFragment) => ({
  start: startsAt ? calendarDay(startsAt) : '',
  end: endsAt ? calendarDay(endsAt) : '',
});
