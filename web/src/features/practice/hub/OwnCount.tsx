import { useSession } from '../../../session/index.ts';
import { inList, readRecords, useStored, type ListName } from '../../study/device/index.ts';
import { t } from '../messages/index.ts';
import { useOwnCountsQuery } from './own-counts.generated.ts';

/** How many questions are in a list of the reader's own: as the account has it, else as this device does. */
export function OwnCount({ list }: { list: ListName }) {
  const session = useSession();
  const { data, loading } = useOwnCountsQuery({ skip: !session, fetchPolicy: 'cache-and-network' });
  const records = useStored(readRecords);
  const inAccount = data?.viewer?.study?.[list].total;
  const count = inAccount ?? (loading ? undefined : records?.filter((record) => inList(list, record)).length);
  return count === undefined ? null : t('practice.number', { count });
}
