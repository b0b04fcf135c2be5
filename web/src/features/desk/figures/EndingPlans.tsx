import { useSearchParams } from 'react-router-dom';
import { PagedList, rows } from '../../studio/paged/index.ts';
import { StateFilter } from '../StateFilter.tsx';
import { nextDays, shortDay } from './days.ts';
import { Download } from './Download.tsx';
import { useDeskEndingPlansQuery } from './figures.generated.ts';
import { t } from './messages/index.ts';
import { PersonName } from './PersonName.tsx';

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
        {({ person, plan, duration, endsAt }) => (
          <li key={person.userId} className={rows.row}>
            <PersonName person={person} />
            <p className={rows.facts}>{t('desk.endingOn', { plan, duration, date: shortDay(endsAt) })}</p>
          </li>
        )}
      </PagedList>
      {csv && <Download path={csv} />}
    </>
  );
}
