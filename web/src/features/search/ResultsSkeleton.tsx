import { Skeleton } from '@mantine/core';
import classes from './SearchPage.module.css';

const LINES = ['58%', '72%', '46%', '64%', '52%'];

export const ResultsSkeleton = () => (
  <div className={classes.group} aria-hidden>
    <Skeleton className={classes.pendingTopic} height={16} width="8rem" />
    <ol>
      {LINES.map((width) => (
        <li key={width} className={classes.pendingLink}>
          <Skeleton component="span" height={14} width={width} />
        </li>
      ))}
    </ol>
  </div>
);
