import { Button } from '@mantine/core';
import { IconCloudOff, IconFileOff } from './icons.ts';
import { Notice } from './Notice.tsx';
import { t } from '../i18n/index.tsx';

export const reload = () => location.reload();

const Reload = () => <Button onClick={reload}>{t('shared.reload')}</Button>;

/** A page's code could not be fetched: offline, a broken connection, or a file that a new release removed. */
export const PageLoadNotice = ({ online }: { online: boolean }) => (
  <Notice
    alert
    icon={<IconCloudOff size={22} stroke={1.75} aria-hidden />}
    title={t('shared.loadFailed')}
    actions={online && <Reload />}
  >
    {t(online ? 'shared.newRelease' : 'shared.offlinePage')}
  </Notice>
);

export const UnknownErrorNotice = () => (
  <Notice
    alert
    icon={<IconFileOff size={22} stroke={1.75} aria-hidden />}
    title={t('shared.unknown')}
    actions={<Reload />}
  />
);
