import { relayStylePagination } from '@apollo/client/utilities';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { errorText } from '../../../apollo/errors.ts';
import { useTypePolicies } from '../../../apollo/useTypePolicies.ts';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { PartError } from '../../../components/PartError.tsx';
import { accountPaths, RequireSession } from '../../../session/index.ts';
import { t } from '../messages/index.ts';
import { ReportsSkeleton } from './ReportsSkeleton.tsx';
import { OwnReportRow } from './OwnReportRow.tsx';
import { useOwnReportsQuery, type OwnReportsQuery } from './own-reports.generated.ts';
import classes from './OwnReports.module.css';

const POLICIES = { User: { fields: { reports: relayStylePagination() } } };

/** What a reader has reported, with its state and the answer: `/profile/reports`. */
export const OwnReportsPage = () => (
  <>
    <PageHeader title={t('reports.own')} backTo={accountPaths.profile}>
      <p>{t('reports.ownIntro')}</p>
    </PageHeader>
    <RequireSession skeleton={<ReportsSkeleton />}>
      <OwnReports />
    </RequireSession>
  </>
);

function OwnReports() {
  useTypePolicies(POLICIES);
  const query = useOwnReportsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} skeleton={<ReportsSkeleton />}>
      {({ viewer }) =>
        viewer?.reports ? <List list={viewer.reports} query={query} /> : <NoData>{t('reports.noReports')}</NoData>
      }
    </Loaded>
  );
}

type List = NonNullable<NonNullable<OwnReportsQuery['viewer']>['reports']>;

function List({ list, query }: { list: List; query: ReturnType<typeof useOwnReportsQuery> }) {
  const { edges, pageInfo, total } = list;
  const { error, loading } = query;
  const fetchMore = () => void query.fetchMore({ variables: { after: pageInfo.endCursor } }).catch(() => {});
  if (total === 0) {
    return (
      <section className={classes.empty}>
        <h2>{t('reports.none')}</h2>
        <p>{t('reports.noneHint')}</p>
        <Button component={Link} to={siteRoutes.boards}>
          {t('reports.toQuestions')}
        </Button>
      </section>
    );
  }
  return (
    <>
      <p role="status" className={classes.count}>
        {t('reports.count', { count: total })}
      </p>
      <ul className={classes.rows}>
        {edges.map(({ node }) => (
          <OwnReportRow key={node.id} report={node} />
        ))}
      </ul>
      {error && (
        <PartError text={errorText(error)} onRetry={() => void query.refetch().catch(() => {})} busy={loading} />
      )}
      {pageInfo.hasNextPage && (
        <Button variant="default" className={classes.more} onClick={fetchMore} loading={loading}>
          {t('reports.showMore')}
        </Button>
      )}
    </>
  );
}
