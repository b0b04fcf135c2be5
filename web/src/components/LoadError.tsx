import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { errorText, isUnreachable } from '../apollo/errors.ts';
import { IconCloudOff } from './icons.ts';
import { LatePart } from './LatePart.tsx';
import { Notice } from './Notice.tsx';
import { t } from '../i18n/index.tsx';

type Props = {
  error?: unknown;
  /** By default the error's. */
  text?: string | undefined;
  onRetry: () => void;
  busy?: boolean;
};

const loadNotDownloaded = async () => (await import('./not-downloaded/NotDownloaded.tsx')).NotDownloaded;

/** Why a page could not be loaded. Retries by the button, or when the connection is back. */
export function LoadError(props: Props) {
  useWindowEvent('online', () => props.onRetry());
  return isUnreachable(props.error) ? (
    <LatePart load={loadNotDownloaded} Otherwise={Failure} props={props} />
  ) : (
    <Failure {...props} />
  );
}

const Failure = ({ error, text = errorText(error), onRetry, busy }: Props) => (
  <Notice
    alert
    icon={<IconCloudOff size={22} stroke={1.75} aria-hidden />}
    title={t('shared.loadFailed')}
    actions={
      <Button onClick={onRetry} loading={!!busy}>
        {t('shared.retry')}
      </Button>
    }
  >
    {text}
  </Notice>
);
