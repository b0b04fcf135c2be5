import { PagedList } from '../../studio/paged/index.ts';
import { paths, StudioPage } from '../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import { useDeskLogQuery, type DeskLogQuery } from './desk-log.generated.ts';
import { LogRow } from './LogRow.tsx';

/** What was done at the desk and by the commands: `/studio/desk/log`. */
export const LogPage = () => (
  <StudioPage title={t('desk.log')} ofDesk backTo={paths.desk}>
    <Log />
  </StudioPage>
);

function Log() {
  const query = useDeskLogQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <PagedList
      query={query}
      list={query.data?.desk.events}
      empty={t('desk.logEmpty')}
      onMore={(after) => query.fetchMore({ variables: { after }, updateQuery: addPage })}
    >
      {(event) => <LogRow key={event.id} event={event} />}
    </PagedList>
  );
}

function addPage({ desk }: DeskLogQuery, { fetchMoreResult: next }: { fetchMoreResult: DeskLogQuery }): DeskLogQuery {
  const edges = [...desk.events.edges, ...next.desk.events.edges];
  return { ...next, desk: { ...next.desk, events: { ...next.desk.events, edges } } };
}
