import { Code } from '@mantine/core';
import { errorCode, errorText } from '../../../../apollo/errors.ts';
import { Loaded } from '../../../../components/Loaded.tsx';
import { NoData } from '../../../../components/NoData.tsx';
import { rows } from '../../../studio/paged/index.ts';
import { moment, paths, StudioPage, StudioSkeleton } from '../../../studio/shell/index.ts';
import { inDigits } from '../../../../i18n/formats/digits.ts';
import classes from '../Maintenance.module.css';
import { t, Trans } from '../messages/index.ts';
import { BackupState } from './BackupState.tsx';
import { useDeskBackupsQuery, type DeskBackupsQuery } from './backups.generated.ts';

/** When the database was backed up, and whether a backup could be restored: `/studio/desk/backups`. */
export const BackupsPage = () => (
  <StudioPage title={t('desk.backups')} ofDesk backTo={paths.desk}>
    <Backups />
  </StudioPage>
);

function Backups() {
  const query = useDeskBackupsQuery({ fetchPolicy: 'cache-and-network' });
  if (errorCode(query.error) === 'NOT_SUPPORTED') return <NoData>{errorText(query.error)}</NoData>;
  return (
    <Loaded query={{ ...query, data: query.data ?? query.previousData }} skeleton={<StudioSkeleton />}>
      {({ desk: { backups } }) => (
        <div className={classes.page}>
          <div className={classes.state} role="status">
            <BackupState backups={backups} />
            {backups.lastRestoreAt && <p>{t('desk.backupRestored', { when: moment(backups.lastRestoreAt) })}</p>}
          </div>
          <p>
            <Trans id="desk.backupsWhat" components={{ code: <Code /> }} />
          </p>
          {backups.runs.length > 0 && (
            <section aria-labelledby="backup-runs">
              <h2 id="backup-runs">{t('desk.backupRuns')}</h2>
              <ul className={rows.rows}>
                {backups.runs.map((run) => (
                  <Run key={`${run.kind} ${run.at}`} run={run} />
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </Loaded>
  );
}

const MB = 1_000_000;

function Run({ run: { kind, at, bytes, error } }: { run: DeskBackupsQuery['desk']['backups']['runs'][number] }) {
  const outcome =
    bytes === null ? t('desk.backupUnchanged') : t('desk.backupSize', { size: inDigits((bytes / MB).toFixed(1)) });
  return (
    <li className={rows.row}>
      <p className={classes.job}>{t('desk.backupRun', { kind })}</p>
      <p className={rows.facts}>
        <span>{moment(at)}</span>
        {error === null && <span>{outcome}</span>}
      </p>
      {error !== null && <p className={classes.jobError}>{t('desk.jobError', { error })}</p>}
    </li>
  );
}
