import { Skeleton } from '@mantine/core';
import classes from './RecordPage.module.css';

export const RecordSkeleton = () => (
  <div className={classes.parts} aria-busy>
    <Skeleton height="5.5rem" radius="var(--radius-sheet)" />
    <Skeleton height="8rem" radius="var(--radius-sheet)" />
    <Skeleton height="13rem" radius="var(--radius-sheet)" />
    <Skeleton height="24rem" radius="var(--radius-sheet)" />
  </div>
);
