import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { calendarDay } from '../../../components/calendar-day.ts';
import { PLAN_PATH, REVIEW_PATH } from '../../../paths/review.ts';
import { daysBetween } from 'review/days.ts';
import { today } from '../../study/days/index.ts';
import { useReturn, useWaiting } from '../../study/device/index.ts';
import { t } from '../messages/index.ts';
import { NOW_PATH } from '../paths.ts';
import { type PlanTodayQuery, usePlanTodayQuery } from './today.generated.ts';
import classes from './Today.module.css';

type Study = NonNullable<NonNullable<PlanTodayQuery['viewer']>['study']>;

/** What the reader's plan has for today. Without a plan `children`, and an offer to make one. */
export function PlanLead({ children }: { children: ReactNode }) {
  const { data, error, refetch } = usePlanTodayQuery({ fetchPolicy: 'cache-and-network' });
  const refresh = () => void refetch().catch(() => {});
  useReturn(refresh);
  useWaiting(refresh);
  const study = data?.viewer?.study;
  if (!study) return error ? children : <Pending />;
  const { plan, today: load } = study;
  return (
    <Lead plan={plan && plan.examOn > load.date ? plan : undefined} today={load}>
      {children}
    </Lead>
  );
}

export type DevicesDay = Omit<Load, 'done'> & { examOn: string };

/** The same by what is on this device. */
export function DevicesLead({ planned, done, children }: { planned: DevicesDay; done: number; children: ReactNode }) {
  const { examOn, ...load } = planned;
  const daysLeft = daysBetween(today(), examOn);
  return (
    <Lead plan={daysLeft > 0 ? { examOn, daysLeft } : undefined} today={{ ...load, done }}>
      {children}
    </Lead>
  );
}

type Load = Pick<Study['today'], 'due' | 'fresh' | 'done' | 'minutes' | 'isRest'>;
type LeadProps = { plan: { examOn: string; daysLeft: number } | undefined; today: Load; children: ReactNode };

function Lead({ plan, today: load, children }: LeadProps) {
  return (
    <div className={classes.lead}>
      {plan ? <Now today={load} /> : children}
      <Link to={PLAN_PATH} className={classes.plan}>
        <strong>{plan ? t('record.daysLeft', { count: plan.daysLeft }) : t('record.makePlan')}</strong>
        <span>{plan ? t('record.untilExam', { day: calendarDay(plan.examOn) }) : t('record.makePlanHint')}</span>
      </Link>
    </div>
  );
}

function Now({ today: { due, fresh, done, minutes, isRest } }: { today: Load }) {
  if (due + fresh > 0) {
    return (
      <Link to={REVIEW_PATH} className={classes.now}>
        <strong>{t('record.startToday', { count: due + fresh, minutes })}</strong>
        <span>{t('record.dueAndNew', { due, fresh })}</span>
      </Link>
    );
  }
  return (
    <Link to={NOW_PATH} state={{ fromHome: true }} className={classes.now} data-quiet>
      <strong>{t(isRest ? 'record.restDay' : 'record.doneToday')}</strong>
      <span>{t('record.practiseMore', { count: done })}</span>
    </Link>
  );
}

/** As high as what follows. */
const Pending = () => (
  <div className={classes.lead} aria-busy="true">
    <Skeleton h="auto" radius="var(--radius-sheet)" />
    <Skeleton mih="var(--tap)" h="auto" radius="var(--radius-sheet)" />
  </div>
);
