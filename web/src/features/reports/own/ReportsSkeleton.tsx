import { Skeleton } from '@mantine/core';
import classes from './OwnReports.module.css';

const ROWS = 4;

export const ReportsSkeleton = () => (
  <div className={classes.rows} aria-busy>
    {Array.from({ length: ROWS }, (_, index) => (
      <Skeleton key={index} height="7.5rem" radius="var(--radius-sheet)" />
    ))}
  </div>
);
