import { Skeleton } from '@mantine/core';
import classes from './ProfilePage.module.css';

const FIELDS = 6;

export const ProfileSkeleton = () => (
  <div className={classes.sheet} aria-hidden>
    <Skeleton circle width={96} height={96} />
    <Skeleton height={132} mt={20} radius="var(--radius-control)" />
    <div className={classes.fields}>
      {Array.from({ length: FIELDS }, (_, index) => (
        <div key={index} className={classes.pending}>
          <Skeleton width="6rem" height={14} />
          <Skeleton height={44} />
        </div>
      ))}
    </div>
    <div className={classes.end}>
      <Skeleton width={132} height={44} />
    </div>
  </div>
);
