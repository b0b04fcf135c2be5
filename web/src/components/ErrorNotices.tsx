import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from './icons.ts';
import { messages } from './messages.ts';
import { Notice } from './Notice.tsx';

const reload = () => location.reload();

/** A part of the client that could not be fetched: offline, or gone with a new release. */
export const ReloadNotice = () => (
  <Notice
    alert
    icon={<IconRefresh size={22} stroke={1.75} aria-hidden />}
    title={messages.loadFailed}
    actions={<Button onClick={reload}>{messages.reload}</Button>}
  >
    {messages.newRelease}
  </Notice>
);

/** A mistake of ours. */
export const UnknownErrorNotice = () => (
  <Notice
    alert
    icon={<IconAlertTriangle size={22} stroke={1.75} aria-hidden />}
    title={messages.unknown}
    actions={<Button onClick={reload}>{messages.reload}</Button>}
  />
);
