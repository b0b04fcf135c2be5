import { Button } from '@mantine/core';
import { IconCloudOff, IconFileOff } from './icons.ts';
import { Notice } from './Notice.tsx';
import { t } from '../i18n/index.tsx';

export const reload = () => location.reload();

/** A page's code could not be fetched because the reader is offline. */
export const OfflineNotice = () => (
  <Notice alert icon={<IconCloudOff size={22} stroke={1.75} aria-hidden />} title={t('shared.loadFailed')}>
    {t('shared.offlinePage')}
  </Notice>
);

/** A page's code could not be fetched: the connection broke, or a new release removed the file. */
export const ReloadNotice = () => (
  <Notice
    alert
    icon={<IconCloudOff size={22} stroke={1.75} aria-hidden />}
    title={t('shared.loadFailed')}
    actions={<Button onClick={reload}>{t('shared.reload')}</Button>}
  >
    {t('shared.newRelease')}
  </Notice>
);

export const UnknownErrorNotice = () => (
  <Notice
    alert
    icon={<IconFileOff size={22} stroke={1.75} aria-hidden />}
    title={t('shared.unknown')}
    actions={<Button onClick={reload}>{t('shared.reload')}</Button>}
  />
);
