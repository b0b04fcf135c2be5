import { Skeleton } from '@mantine/core';
import classes from './PlanCards.module.css';

const PLANS = 3;

/** The usual number of plans. */
export const PlansSkeleton = () => (
  <ul className={classes.plans} aria-hidden>
    {Array.from({ length: PLANS }, (_, index) => (
      <li key={index}>
        <Skeleton className={classes.pending} radius="var(--radius-sheet)" />
      </li>
    ))}
  </ul>
);
