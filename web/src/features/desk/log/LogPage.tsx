import { PagedList } from '../../studio/paged/index.ts';
import { paths, StudioPage } from '../../studio/shell/index.ts';
import { Download } from '../figures/Download.tsx';
import { t } from '../messages/index.ts';
import { useDeskLogQuery } from './desk-log.generated.ts';
import { LogFilters } from './LogFilters.tsx';
import { LogRow } from './LogRow.tsx';
import { useLogFilter } from './useLogFilter.ts';

/** What was done at the desk and by the commands: `/studio/desk/log`. `?text=`, `by`, `action`, `from` and `to` filter it. */
export const LogPage = () => (
  <StudioPage title={t('desk.log')} ofDesk backTo={paths.desk}>
    <Log />
  </StudioPage>
);

function Log() {
  const { filter, change } = useLogFilter();
  const query = useDeskLogQuery({ variables: filter, fetchPolicy: 'cache-and-network' });
  const { events, eventsCsv } = query.data?.desk ?? {};
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <LogFilters filter={filter} person={events?.edges[0]?.node.by?.name} onChange={change} />
      <PagedList query={query} list={events} empty={t(isFiltered ? 'desk.logNothing' : 'desk.logEmpty')}>
        {(event) => <LogRow key={event.id} event={event} />}
      </PagedList>
      {eventsCsv && <Download key={eventsCsv} path={eventsCsv} />}
    </>
  );
}
