import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconCloudOff } from './icons.ts';
import { Notice } from './Notice.tsx';
import { useOnline } from './useOnline.ts';
import { t } from '../i18n/index.tsx';

type Props = { text: string; onRetry: () => void; busy?: boolean };

export function LoadError({ text, onRetry, busy = false }: Props) {
  const online = useOnline();
  useWindowEvent('online', () => onRetry());
  return (
    <Notice
      alert
      icon={<IconCloudOff size={22} stroke={1.75} aria-hidden />}
      title={t('shared.loadFailed')}
      actions={
        <Button onClick={onRetry} loading={busy}>
          {t('shared.retry')}
        </Button>
      }
    >
      {online ? text : t('shared.offline')}
    </Notice>
  );
}
