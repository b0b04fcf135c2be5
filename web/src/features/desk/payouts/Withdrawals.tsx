import { PagedList } from '../../studio/paged/index.ts';
import { t } from '../messages/index.ts';
import { PayoutRow } from './PayoutRow.tsx';
import { useDeskWithdrawalsQuery } from './payouts.generated.ts';

export function Withdrawals() {
  const query = useDeskWithdrawalsQuery({
    // Others decide, too.
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedList query={query} list={query.data?.desk.withdrawals} empty={t('desk.noWithdrawals')}>
      {(payout) => <PayoutRow key={payout.id} payout={payout} onChange={() => query.refetch()} />}
    </PagedList>
  );
}
