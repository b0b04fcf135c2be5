import { IconCloudOff } from '../../../components/icons.ts';
import { Notice } from '../../../components/Notice.tsx';
import { t } from '../messages/index.ts';

/** Instead of what this device would have, in a browser that refuses storage. */
export const StorageBlocked = () => (
  <Notice icon={<IconCloudOff size={22} stroke={1.75} aria-hidden />} title={t('study.storageBlocked')}>
    {t('study.storageBlockedHint')}
  </Notice>
);
