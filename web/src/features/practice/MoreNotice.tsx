import { Button, Skeleton } from '@mantine/core';
import { useOnline } from '../../components/useOnline.ts';
import { t } from './messages/index.ts';
import classes from './Practice.module.css';
import type { MoreQuestions } from './types.ts';

/** Shown in place of questions that are still loading or failed to load. */
export function MoreNotice({ more }: { more: MoreQuestions }) {
  const online = useOnline();
  if (more.state !== 'FAILED') {
    return (
      <div className={classes.pending} role="status" aria-label={t('practice.loading')}>
        <Skeleton height={24} width="60%" />
        <Skeleton height={48} />
        <Skeleton height={48} />
        <Skeleton height={48} />
      </div>
    );
  }
  return (
    <div className={classes.notice} role="alert">
      <p>{t(online ? 'practice.moreFailed' : 'practice.moreOffline')}</p>
      <Button onClick={more.load}>{t('shared.retry')}</Button>
    </div>
  );
}
