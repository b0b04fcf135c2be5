import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconCloudOff } from '../../components/icons.ts';
import { Notice } from '../../components/Notice.tsx';
import { t } from './messages/index.ts';

/** Retries by the button, or when the connection is back. */
export function LoadFailure({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  useWindowEvent('online', () => onRetry());
  return (
    <Notice
      alert
      icon={<IconCloudOff size={22} stroke={1.75} aria-hidden />}
      title={t('affiliate.loadFailed')}
      actions={
        <Button onClick={onRetry} loading={busy}>
          {t('shared.retry')}
        </Button>
      }
    >
      {t('affiliate.tryLater')}
    </Notice>
  );
}
