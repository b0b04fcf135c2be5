import { useSession } from '../../../session/index.ts';
import { inList, readRecords, useStored, type ListName } from '../../study/device/index.ts';
import { t } from '../messages/index.ts';
import { useOwnCountsQuery } from './own-counts.generated.ts';

/** The number of questions in one of the reader's own lists, from the account, else from this device. */
export function OwnCount({ list }: { list: ListName }) {
  const session = useSession();
  const { data, loading } = useOwnCountsQuery({ skip: !session, fetchPolicy: 'cache-and-network' });
  const records = useStored(readRecords);
  const inAccount = data?.viewer?.study?.[list].total;
  const count = inAccount ?? (loading ? undefined : records?.filter((record) => inList(list, record)).length);
  return count === undefined ? null : t('practice.number', { count });
}
