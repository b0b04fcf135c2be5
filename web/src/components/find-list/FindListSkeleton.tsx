import { Skeleton } from '@mantine/core';
import classes from './FindList.module.css';

type Props = { title: string; count: number; withFind?: boolean };

export const FindListSkeleton = ({ title, count, withFind = false }: Props) => (
  <div aria-hidden>
    <p className={classes.heading}>{title}</p>
    {withFind && <Skeleton className={classes.search} height={44} radius={8} />}
    <ul className={classes.rows}>
      {Array.from({ length: count }, (_, place) => (
        <li key={place} className={classes.pendingRow}>
          <Skeleton component="span" width={`${45 + ((place * 17) % 35)}%`} height={14} />
        </li>
      ))}
    </ul>
  </div>
);
