import { errorCode, errorText } from '../../../../apollo/errors.ts';
import { Loaded } from '../../../../components/Loaded.tsx';
import { NoData } from '../../../../components/NoData.tsx';
import { PartError } from '../../../../components/PartError.tsx';
import { rows } from '../../../studio/paged/index.ts';
import { paths, StudioPage, StudioSkeleton } from '../../../studio/shell/index.ts';
import classes from '../Maintenance.module.css';
import { t } from '../messages/index.ts';
import { JobItem } from './JobItem.tsx';
import { JobQueue } from './JobQueue.tsx';
import { useDeskJobKindsQuery } from './jobs.generated.ts';
import { POLL } from './poll.ts';

/** What the server does by itself: `/studio/desk/jobs`, single jobs in a state with `?state=WAITING`. */
export const JobsPage = () => (
  <StudioPage title={t('desk.jobs')} ofDesk backTo={paths.desk}>
    <Jobs />
  </StudioPage>
);

function Jobs() {
  const query = useDeskJobKindsQuery(POLL);
  const { error, loading, refetch, data = query.previousData } = query;
  if (errorCode(error) === 'NOT_SUPPORTED') return <NoData>{errorText(error)}</NoData>;
  const reload = () => void refetch().catch(() => {});
  return (
    <Loaded query={{ ...query, data }} skeleton={<StudioSkeleton />}>
      {({ desk }) => (
        <div className={classes.jobs}>
          <section aria-labelledby="single-jobs">
            <h2 id="single-jobs">{t('desk.singleJobs')}</h2>
            <JobQueue onRetried={reload} />
          </section>
          <section aria-labelledby="job-kinds">
            <h2 id="job-kinds">{t('desk.jobKinds')}</h2>
            {error && <PartError text={errorText(error)} onRetry={reload} busy={loading} />}
            <ul className={rows.rows}>
              {desk.jobs.map(({ waiting, running, failed, ...job }) => (
                <JobItem key={job.kind} job={job} count={t('desk.jobCounts', { waiting, running, failed })} />
              ))}
            </ul>
          </section>
        </div>
      )}
    </Loaded>
  );
}
