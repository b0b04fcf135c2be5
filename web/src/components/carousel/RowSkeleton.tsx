import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Carousel.module.css';

type Props = {
  heading?: ReactNode;
  cardClass: string | undefined;
};

export const RowSkeleton = ({ heading, cardClass }: Props) => (
  <div className={classes.carousel} data-kind="row">
    <div className={classes.bar}>{heading}</div>
    <div className={classes.pending} aria-hidden>
      <div className={classes.track}>
        {Array.from({ length: 4 }, (_, index) => (
          <div className={classes.slide} key={index}>
            <Skeleton className={cardClass} radius="var(--radius-sheet)" />
          </div>
        ))}
      </div>
    </div>
  </div>
);
