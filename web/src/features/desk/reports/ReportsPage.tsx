import { useSearchParams } from 'react-router-dom';
import { PagedList } from '../../studio/paged/index.ts';
import { StudioPage } from '../../studio/shell/index.ts';
import { StateFilter } from '../StateFilter.tsx';
import { t } from './messages/index.ts';
import { ReportRow } from './ReportRow.tsx';
import { useStudioReportsQuery } from './studio-reports.generated.ts';

const STATES = ['OPEN', 'ACCEPTED', 'DECLINED'] as const;
const NAMES = {
  OPEN: 'desk.openReports',
  ACCEPTED: 'desk.acceptedReports',
  DECLINED: 'desk.declinedReports',
} as const;

/** What readers have reported: `/studio/reports`, answered ones with `?state=ACCEPTED`. */
export const ReportsPage = () => (
  <StudioPage title={t('desk.reportsTitle')}>
    <Reports />
  </StudioPage>
);

function Reports() {
  const [params] = useSearchParams();
  const state = STATES.find((one) => one === params.get('state')) ?? 'OPEN';
  const query = useStudioReportsQuery({
    variables: { state },
    // Others answer them, too.
    fetchPolicy: 'cache-and-network',
  });
  const list = query.data?.studio.reports;
  return (
    <>
      <StateFilter label={t('desk.reportsShown')} states={STATES} state={state} name={(one) => t(NAMES[one])} />
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
