import { useParams } from 'react-router-dom';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { useSession } from '../../../session/index.ts';
import { t } from '../messages/index.ts';
import { LISTS, type ListName } from '../../study/device/index.ts';
import { NowPage } from '../now/NowPage.tsx';
import { RECORD_PATH } from '../paths.ts';
import { AccountList } from './AccountList.tsx';
import { DeviceList } from './DeviceList.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LIST_TITLES } from './titles.ts';
import { useSubjectFilter } from './useSubjectFilter.ts';

const isListName = (name: string | undefined): name is ListName => LISTS.some((list) => list === name);

/** One of the reader's own lists, `/record/wrong`, or a round drawn from them, `/record/now`. */
export function OwnListPage() {
  const { list } = useParams();
  return list === 'now' ? <NowPage /> : <OwnListOf list={list} />;
}

function OwnListOf({ list }: { list: string | undefined }) {
  const session = useSession();
  const filter = useSubjectFilter();
  if (!isListName(list)) {
    return (
      <>
        <PageHeader title={t('record.title')} backTo={RECORD_PATH} missing />
        <NoData />
      </>
    );
  }
  const List = session ? AccountList : DeviceList;
  return (
    <>
      <PageHeader
        title={t(LIST_TITLES[list])}
        backTo={RECORD_PATH}
        crumbs={[{ label: t('record.title'), to: RECORD_PATH }]}
      />
      {session === undefined ? <ListSkeleton /> : <List key={`${list} ${filter.value}`} list={list} filter={filter} />}
    </>
  );
}
