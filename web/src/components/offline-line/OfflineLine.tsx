import { Link } from 'react-router-dom';
import { useAnsweredHere } from '../../apollo/answered-here.ts';
import { hasPacks } from '../../apollo/stored-features.ts';
import { siteRoutes } from 'schema/site-routes.ts';
import { IconCloudOff } from '../icons.ts';
import { useOnline } from '../useOnline.ts';
import { t } from './messages/index.ts';
import classes from './OfflineLine.module.css';

type Props = { operation: string; variables?: Record<string, unknown> };

/** One line, as long as a query's data is from this device. */
export function OfflineLine({ operation, variables }: Props) {
  const online = useOnline();
  const isLocal = useAnsweredHere(operation, variables);
  if (!isLocal) return null;
  return (
    <p className={classes.line} role="status">
      <IconCloudOff size={18} stroke={1.75} aria-hidden />
      <span>
        {t(online ? 'shared.unreachableLine' : 'shared.offlineLine')}{' '}
        {hasPacks() && <Link to={siteRoutes.downloads}>{t('shared.seeDownloads')}</Link>}
      </span>
    </p>
  );
}
