import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Carousel.module.css';

type Props = { heading?: ReactNode; height: string };

/** What a row of cards will be, until its cards are known. */
export const RowSkeleton = ({ heading, height }: Props) => (
  <div className={classes.carousel} data-kind="row">
    <div className={classes.bar}>{heading}</div>
    <div className={classes.pending} aria-hidden>
      <div className={classes.track}>
        {Array.from({ length: 4 }, (_, index) => (
          <div className={classes.slide} key={index}>
            <Skeleton height={height} radius="var(--radius-sheet)" />
          </div>
        ))}
      </div>
    </div>
  </div>
);
