import { Link } from 'react-router-dom';
import { hasAll, paths, useStudioViewer } from '../../../studio/shell/index.ts';
import classes from '../Maintenance.module.css';
import { t } from '../messages/index.ts';
import { BackupState } from './BackupState.tsx';
import { useDeskBackupsQuery } from './backups.generated.ts';

/** On the desk's first screen, while backups fail or are late. */
export function BackupWarning() {
  const skip = !hasAll(useStudioViewer(), ['DATABASE']);
  const { data } = useDeskBackupsQuery({ fetchPolicy: 'cache-and-network', errorPolicy: 'ignore', skip });
  const backups = data?.desk.backups;
  if (!backups || backups.state === 'OK' || backups.state === 'OFF') return null;
  return (
    <div className={`${classes.state} ${classes.warning}`} role="status">
      <BackupState backups={backups} />
      <Link to={paths.backups}>{t('desk.backups')}</Link>
    </div>
  );
}
