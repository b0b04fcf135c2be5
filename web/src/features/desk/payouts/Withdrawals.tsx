import { PagedList } from '../../studio/paged/index.ts';
import { t } from '../messages/index.ts';
import { PayoutRow } from './PayoutRow.tsx';
import { useDeskWithdrawalsQuery, type DeskWithdrawalsQuery } from './payouts.generated.ts';

export function Withdrawals() {
  const query = useDeskWithdrawalsQuery({
    // Others decide, too.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <PagedList
      query={query}
      list={query.data?.desk.withdrawals}
      empty={t('desk.noWithdrawals')}
      onMore={(after) => query.fetchMore({ variables: { after }, updateQuery: addPage })}
    >
      {(payout) => <PayoutRow key={payout.id} payout={payout} onChange={() => query.refetch()} />}
    </PagedList>
  );
}

type Updated = { fetchMoreResult: DeskWithdrawalsQuery };

function addPage({ desk }: DeskWithdrawalsQuery, { fetchMoreResult: next }: Updated): DeskWithdrawalsQuery {
  const edges = [...desk.withdrawals.edges, ...next.desk.withdrawals.edges];
  return { ...next, desk: { ...next.desk, withdrawals: { ...next.desk.withdrawals, edges } } };
}
