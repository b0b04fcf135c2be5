import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { calendarDay } from '../../../components/calendar-day.ts';
import { PLAN_PATH, REVIEW_PATH } from '../../../paths/review.ts';
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
  const { plan, today } = study;
  const isUnderWay = plan && plan.examOn > today.date;
  return (
    <div className={classes.lead}>
      {isUnderWay ? <Now today={today} /> : children}
      <Link to={PLAN_PATH} className={classes.plan}>
        <strong>{isUnderWay ? t('record.daysLeft', { count: plan.daysLeft }) : t('record.makePlan')}</strong>
        <span>{isUnderWay ? t('record.untilExam', { day: calendarDay(plan.examOn) }) : t('record.makePlanHint')}</span>
      </Link>
    </div>
  );
}

function Now({ today: { due, fresh, done, minutes, isRest } }: { today: Study['today'] }) {
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
