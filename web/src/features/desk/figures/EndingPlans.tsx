import { Link, useSearchParams } from 'react-router-dom';
import { calendarDay } from '../../../components/calendar-day.ts';
import { PagedList, rows } from '../../studio/paged/index.ts';
import { personPath, useMay } from '../../studio/shell/index.ts';
import { StateFilter } from '../StateFilter.tsx';
import { nextDays } from './days.ts';
import { Download } from './Download.tsx';
import { useDeskEndingPlansQuery } from './figures.generated.ts';
import { t } from './messages/index.ts';

const WITHIN = ['7', '30', '90'] as const;

export function EndingPlans() {
  const [params] = useSearchParams();
  const within = WITHIN.find((one) => one === params.get('within')) ?? '7';
  return (
    <>
      <StateFilter
        label={t('desk.endingDays')}
        param="within"
        states={WITHIN}
        state={within}
        name={(days) => t('desk.endingWithin', { days })}
      />
      <Ending key={within} days={Number(within)} />
    </>
  );
}

function Ending({ days }: { days: number }) {
  const mayOpen = useMay('PEOPLE');
  const query = useDeskEndingPlansQuery({
    variables: { days, ...nextDays(days) },
    fetchPolicy: 'cache-and-network',
  });
  const { endingPlanList: list, csv } = query.data?.desk.reports ?? {};
  return (
    <>
      <PagedList
        query={query}
        list={list}
        summary={t('desk.endingCount', { count: list?.total ?? 0 })}
        empty={t('desk.endingNone')}
      >
        {({ person: { userId, name }, plan, duration, endsAt }) => (
          <li key={userId} className={rows.row}>
            {mayOpen ? (
              <Link className={rows.title} to={personPath(userId)}>
                {name}
              </Link>
            ) : (
              name
            )}
            <p className={rows.facts}>{t('desk.endingOn', { plan, duration, date: calendarDay(endsAt) })}</p>
          </li>
        )}
      </PagedList>
      {csv && <Download path={csv} />}
    </>
  );
}
