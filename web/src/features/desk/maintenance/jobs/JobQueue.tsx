import { useSearchParams } from 'react-router-dom';
import type { JobState } from '../../../../graphql.generated.ts';
import { PagedList } from '../../../studio/paged/index.ts';
import { StateFilter } from '../../StateFilter.tsx';
import { t } from '../messages/index.ts';
import { JobRow } from './JobRow.tsx';
import { useDeskJobQueueQuery } from './jobs.generated.ts';
import { POLL } from './poll.ts';

const STATES: readonly JobState[] = ['FAILED', 'RETRYING', 'RUNNING', 'WAITING'];

export function JobQueue({ onRetried }: { onRetried: () => void }) {
  const [params] = useSearchParams();
  const state = STATES.find((one) => one === params.get('state')) ?? 'FAILED';
  return (
    <>
      <StateFilter
        label={t('desk.jobsShown')}
        states={STATES}
        state={state}
        name={(one) => t('desk.jobState', { state: one })}
      />
      <QueuedJobs key={state} state={state} onRetried={onRetried} />
    </>
  );
}

function QueuedJobs({ state, onRetried }: { state: JobState; onRetried: () => void }) {
  const query = useDeskJobQueueQuery({ ...POLL, variables: { state } });
  const fetchMore = (page: { variables: { after: string | null } }) => {
    // Or the list would shrink to its first page again.
    query.stopPolling();
    return query.fetchMore(page);
  };
  const list = (query.data ?? query.previousData)?.desk.jobQueue;
  return (
    <PagedList query={{ ...query, fetchMore }} list={list} empty={t('desk.noJobs', { state })}>
      {(job) => (
        <JobRow
          key={job.id}
          job={job}
          onRetried={() => {
            onRetried();
            void query.refetch().catch(() => {});
          }}
        />
      )}
    </PagedList>
  );
}
