import { PagedList } from '../../studio/paged/index.ts';
import { t } from '../messages/index.ts';
import { CommissionRow } from './CommissionRow.tsx';
import { useDeskCommissionsQuery, type DeskCommissionsQuery } from './payouts.generated.ts';

export function Commissions() {
  const query = useDeskCommissionsQuery({
    // Others decide, too.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <PagedList
      query={query}
      list={query.data?.desk.commissions}
      empty={t('desk.noCommissions')}
      onMore={(after) => query.fetchMore({ variables: { after }, updateQuery: addPage })}
    >
      {(commission) => (
        <CommissionRow key={commission.purchaseId} commission={commission} onChange={() => query.refetch()} />
      )}
    </PagedList>
  );
}

type Updated = { fetchMoreResult: DeskCommissionsQuery };

function addPage({ desk }: DeskCommissionsQuery, { fetchMoreResult: next }: Updated): DeskCommissionsQuery {
  const edges = [...desk.commissions.edges, ...next.desk.commissions.edges];
  return { ...next, desk: { ...next.desk, commissions: { ...next.desk.commissions, edges } } };
}
