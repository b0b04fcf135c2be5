import { PagedList } from '../../studio/paged/index.ts';
import { t } from '../messages/index.ts';
import { CommissionRow } from './CommissionRow.tsx';
import { useDeskCommissionsQuery } from './payouts.generated.ts';

export function Commissions() {
  const query = useDeskCommissionsQuery({
    // Others decide, too.
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedList query={query} list={query.data?.desk.commissions} empty={t('desk.noCommissions')}>
      {(commission) => (
        <CommissionRow key={commission.purchaseId} commission={commission} onChange={() => query.refetch()} />
      )}
    </PagedList>
  );
}
