import { Button } from '@mantine/core';
import { IconCloudOff } from './icons.ts';
import classes from './PartError.module.css';
import { t } from '../i18n/index.tsx';

type Props = { text: string; onRetry: () => void; busy?: boolean };

export const PartError = ({ text, onRetry, busy = false }: Props) => (
  <div className={classes.part} role="status">
    <IconCloudOff size={22} stroke={1.75} aria-hidden />
    <p>{text}</p>
    <Button variant="default" onClick={onRetry} loading={busy}>
      {t('shared.retry')}
    </Button>
  </div>
);
