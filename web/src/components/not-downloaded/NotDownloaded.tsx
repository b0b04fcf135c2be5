import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { errorText } from '../../apollo/errors.ts';
import { hasPacks } from '../../apollo/stored-features.ts';
import { siteRoutes } from 'schema/site-routes.ts';
import { offline } from '../failures/index.ts';
import { IconCloudOff } from '../icons.ts';
import { Notice } from '../Notice.tsx';
import { useOnline } from '../useOnline.ts';
import { t } from './messages/index.ts';

type Props = { error?: unknown; onRetry: () => void; busy?: boolean };

/** Neither the network nor this device has the page. */
export function NotDownloaded({ error, onRetry, busy = false }: Props) {
  const online = useOnline();
  const mayDownload = hasPacks();
  return (
    <Notice
      alert
      icon={<IconCloudOff size={22} stroke={1.75} aria-hidden />}
      title={t(mayDownload ? 'shared.notDownloaded' : 'shared.loadFailed')}
      actions={
        <>
          {mayDownload && (
            <Button component={Link} to={siteRoutes.downloads}>
              {t('shared.downloads')}
            </Button>
          )}
          <Button variant={mayDownload ? 'default' : 'filled'} onClick={onRetry} loading={busy}>
            {t(mayDownload ? 'shared.tryAgain' : 'shared.retry')}
          </Button>
        </>
      }
    >
      {mayDownload
        ? t(online ? 'shared.notDownloadedUnreachable' : 'shared.notDownloadedOffline')
        : online
          ? errorText(error)
          : offline()}
    </Notice>
  );
}
