import { useSearchParams } from 'react-router-dom';
import { PagedList } from '../../studio/paged/index.ts';
import { StudioPage } from '../../studio/shell/index.ts';
import { t } from './messages/index.ts';
import { ReportRow } from './ReportRow.tsx';
import classes from './Reports.module.css';
import { useStudioReportsQuery } from './studio-reports.generated.ts';

const STATES = ['OPEN', 'ACCEPTED', 'DECLINED'] as const;
const NAMES = {
  OPEN: 'desk.openReports',
  ACCEPTED: 'desk.acceptedReports',
  DECLINED: 'desk.declinedReports',
} as const;

/** What readers have reported: `/studio/reports`, answered ones with `?state=ACCEPTED`. */
export const ReportsPage = () => (
  <StudioPage title={t('desk.reportsTitle')} least="REVIEWER">
    <Reports />
  </StudioPage>
);

function Reports() {
  const [params, setParams] = useSearchParams();
  const state = STATES.find((one) => one === params.get('state')) ?? 'OPEN';
  const query = useStudioReportsQuery({
    variables: { state },
    // Others answer them, too.
    fetchPolicy: 'cache-and-network',
  });
  const list = query.data?.studio.reports;
  return (
    <>
      <div role="group" aria-label={t('desk.reportsShown')} className={classes.states}>
        {STATES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === state}
            onClick={() => setParams(one === 'OPEN' ? {} : { state: one })}
          >
            {t(NAMES[one])}
          </button>
        ))}
      </div>
      <PagedList
        query={query}
        list={list}
        summary={t('desk.reportCount', { count: list?.total ?? 0 })}
        empty={t(state === 'OPEN' ? 'desk.noOpenReports' : 'desk.noAnswered')}
      >
        {(report) => <ReportRow key={report.id} report={report} />}
      </PagedList>
    </>
  );
}
