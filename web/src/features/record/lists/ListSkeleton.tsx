import { Skeleton } from '@mantine/core';
import classes from './OwnList.module.css';

const ROWS = 6;

export const ListSkeleton = () => (
  <div className={classes.pending} aria-busy>
    {Array.from({ length: ROWS }, (_, index) => (
      <Skeleton key={index} height="5.5rem" radius="var(--radius-sheet)" />
    ))}
  </div>
);
