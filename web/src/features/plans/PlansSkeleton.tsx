import { Skeleton } from '@mantine/core';
import classes from './PlanCards.module.css';

const PLANS = 3;

/** As many plans as are usual. */
export const PlansSkeleton = () => (
  <ul className={classes.plans} aria-hidden>
    {Array.from({ length: PLANS }, (_, index) => (
      <li key={index}>
        <Skeleton className={classes.pending} radius="var(--radius-sheet)" />
      </li>
    ))}
  </ul>
);
