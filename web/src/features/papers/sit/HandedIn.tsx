import { Button, Loader } from '@mantine/core';
import { dateFormat } from '../../../i18n/formats/dates.ts';
import { useOnline } from '../../../components/useOnline.ts';
import type { StoredPaper } from '../device/stored-paper.ts';
import { t } from '../messages/index.ts';
import type { OpenPaper } from '../usePaper.ts';
import classes from './Sit.module.css';

type Props = { isTimeUp: boolean; stored: StoredPaper; open: OpenPaper };

const timeOfDay = dateFormat({ timeStyle: 'short' });

function offlineText({ paper: { endsAt }, input }: StoredPaper): string {
  // A visitor's is marked whenever it arrives.
  if (input) return t('papers.handedInHere');
  return endsAt === null ? t('papers.handedInOffline') : t('papers.handedInUntil', { time: timeOfDay(endsAt) });
}

/** Shown between the end and the result, which may take a while offline. */
export function HandedIn({ isTimeUp, stored, open }: Props) {
  const isOnline = useOnline();
  const hasFailed = open.saveState === 'FAILED' && isOnline;
  return (
    <div className={classes.over} role="status">
      <h3>{t(isTimeUp ? 'papers.timeUp' : 'papers.handedIn')}</h3>
      {isOnline && <Loader size="sm" color="var(--brand)" aria-hidden />}
      <p>{isOnline ? t('papers.marking') : offlineText(stored)}</p>
      {hasFailed && (
        <Button variant="default" onClick={open.send}>
          {t('papers.sendNow')}
        </Button>
      )}
    </div>
  );
}
