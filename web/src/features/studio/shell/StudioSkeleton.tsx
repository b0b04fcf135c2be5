import { Skeleton } from '@mantine/core';
import classes from './Studio.module.css';

const ROWS = 6;

export const StudioSkeleton = () => (
  <div className={classes.skeleton} aria-busy="true">
    {Array.from({ length: ROWS }, (_, index) => (
      <Skeleton key={index} height={72} radius="var(--radius-sheet)" />
    ))}
  </div>
);
