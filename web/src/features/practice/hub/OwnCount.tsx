import { useSession } from '../../../session/index.ts';
import { countOf, readRecords, useReturn, useStored, useWaiting, type ListName } from '../../study/device/index.ts';
import { t } from '../messages/index.ts';
import { OwnListLink } from './OwnListLink.tsx';
import { useOwnCountsQuery } from './own-counts.generated.ts';

type Props = { list: ListName };

/** The number of questions in one of the reader's own lists, from the account, else from this device. */
export function OwnCount({ list }: Props) {
  const count = useCount(list);
  return count === undefined ? null : t('practice.number', { count });
}

/** A link to a list that shows only if it has questions. */
export function OwnListIfAny({ list }: Props) {
  const count = useCount(list);
  return count ? <OwnListLink list={list}>{t('practice.number', { count })}</OwnListLink> : null;
}

function useCount(list: ListName): number | undefined {
  const session = useSession();
  const { data, loading, refetch } = useOwnCountsQuery({ skip: !session, fetchPolicy: 'cache-and-network' });
  const refresh = () => session && void refetch().catch(() => {});
  useReturn(refresh);
  useWaiting(refresh);
  const records = useStored(readRecords);
  const inAccount = data?.viewer?.study?.[list].total;
  return inAccount ?? (loading || !records ? undefined : countOf(list, records));
}
