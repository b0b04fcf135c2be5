import { Skeleton } from '@mantine/core';
import { t } from './messages/index.ts';
import classes from './Ending.module.css';

export const ReviewSkeleton = () => (
  <div className={classes.skeleton} role="status" aria-label={t('review.loading')}>
    <Skeleton height={24} width="60%" />
    <Skeleton height={48} />
    <Skeleton height={48} />
  </div>
);
