import { moment } from '../../../studio/shell/index.ts';
import classes from '../Maintenance.module.css';
import { t } from '../messages/index.ts';
import type { DeskBackupsQuery } from './backups.generated.ts';

type Props = { backups: DeskBackupsQuery['desk']['backups'] };

/** In a sentence or two, whether somebody should look. */
export const BackupState = ({ backups: { state, everyHours, lastBackupAt } }: Props) => (
  <>
    <p className={state === 'OK' || state === 'OFF' ? undefined : classes.problem}>
      {t('desk.backupState', { state, hours: everyHours })}
    </p>
    {lastBackupAt && <p>{t('desk.backupLast', { when: moment(lastBackupAt) })}</p>}
  </>
);
