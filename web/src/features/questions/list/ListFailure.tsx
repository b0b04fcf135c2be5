import { Button } from '@mantine/core';
import { errorCode, serverText } from '../../../apollo/errors.ts';
import { LoadError } from '../../../components/LoadError.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { t } from '../messages/index.ts';
import { LockedNotice } from './LockedNotice.tsx';

type Props = { error: unknown; onRetry: () => void; onClearRange: (() => void) | undefined };

/** Why there are no questions: the page is locked, the list is empty or it failed to load. */
export function ListFailure({ error, onRetry, onClearRange }: Props) {
  const code = errorCode(error);
  if (code === 'PURCHASE_REQUIRED') return <LockedNotice />;
  if (error !== undefined && code !== 'NOT_FOUND') return <LoadError error={error} onRetry={onRetry} />;
  return (
    <NoData action={onClearRange && <Button onClick={onClearRange}>{t('questions.clearRange')}</Button>}>
      <p>{t('questions.notAvailable')}</p>
      {onClearRange && <p>{serverText(error)}</p>}
    </NoData>
  );
}
