import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh, IconWifiOff } from './icons.ts';
import { Notice } from './Notice.tsx';
import { t } from '../i18n/index.tsx';

export const reload = () => location.reload();

/** Code that could not be fetched without a connection. */
export const OfflineNotice = () => (
  <Notice alert icon={<IconWifiOff size={22} stroke={1.75} aria-hidden />} title={t('shared.loadFailed')}>
    {t('shared.offlinePage')}
  </Notice>
);

/** A part of the client that could not be fetched: the line broke, or it is gone with a new release. */
export const ReloadNotice = () => (
  <Notice
    alert
    icon={<IconRefresh size={22} stroke={1.75} aria-hidden />}
    title={t('shared.loadFailed')}
    actions={<Button onClick={reload}>{t('shared.reload')}</Button>}
  >
    {t('shared.newRelease')}
  </Notice>
);

/** A mistake of ours. */
export const UnknownErrorNotice = () => (
  <Notice
    alert
    icon={<IconAlertTriangle size={22} stroke={1.75} aria-hidden />}
    title={t('shared.unknown')}
    actions={<Button onClick={reload}>{t('shared.reload')}</Button>}
  />
);
