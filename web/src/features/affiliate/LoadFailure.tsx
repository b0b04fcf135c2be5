import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconCloudOff } from '../../components/icons.ts';
import { messages as shared } from '../../components/messages.ts';
import { Notice } from '../../components/Notice.tsx';
import { messages } from '../../components/messages/affiliate.ts';

/** Asks again by the button, or when the connection comes back. */
export function LoadFailure({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  useWindowEvent('online', () => onRetry());
  return (
    <Notice
      alert
      icon={<IconCloudOff size={22} stroke={1.75} aria-hidden />}
      title={messages.loadFailed}
      actions={
        <Button onClick={onRetry} loading={busy}>
          {shared.retry}
        </Button>
      }
    >
      {messages.tryLater}
    </Notice>
  );
}
