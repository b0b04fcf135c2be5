import { Skeleton } from '@mantine/core';
import classes from './Papers.module.css';

const ROWS = 3;

export const ListSkeleton = () => (
  <div className={classes.list} aria-busy="true">
    {Array.from({ length: ROWS }, (_, index) => (
      <Skeleton key={index} h={72} />
    ))}
  </div>
);
