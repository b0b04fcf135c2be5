import { Button, Loader } from '@mantine/core';
import { useOnline } from '../../../components/useOnline.ts';
import { t } from '../messages/index.ts';
import type { OpenPaper } from '../usePaper.ts';
import classes from './Sit.module.css';

type Props = { isTimeUp: boolean; open: OpenPaper };

/** Shown between the end and the result, which may take a while offline. */
export function HandedIn({ isTimeUp, open }: Props) {
  const isOnline = useOnline();
  const hasFailed = open.saveState === 'WAITING' && isOnline;
  return (
    <div className={classes.over} role="status">
      <h3>{t(isTimeUp ? 'papers.timeUp' : 'papers.handedIn')}</h3>
      {isOnline && <Loader size="sm" color="var(--brand)" aria-hidden />}
      <p>{t(isOnline ? 'papers.marking' : 'papers.handedInOffline')}</p>
      {hasFailed && (
        <Button variant="default" onClick={open.send}>
          {t('papers.sendNow')}
        </Button>
      )}
    </div>
  );
}
