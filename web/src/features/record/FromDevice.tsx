import { useWindowEvent } from '@mantine/hooks';
import { PartError } from '../../components/PartError.tsx';
import { useOnline } from '../../components/useOnline.ts';
import { t } from './messages/index.ts';
import classes from './RecordPage.module.css';

type Props = { onRetry: () => void; busy: boolean };

/** Says that the account's record is not shown, but this device's part of it. The account is asked again once it can be. */
export function FromDevice({ onRetry, busy }: Props) {
  useWindowEvent('online', onRetry);
  return useOnline() ? (
    <PartError text={t('record.fromDevice')} onRetry={onRetry} busy={busy} />
  ) : (
    <p role="status" className={classes.waiting}>
      {t('record.offline')}
    </p>
  );
}
