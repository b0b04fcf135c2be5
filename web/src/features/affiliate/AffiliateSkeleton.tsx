import { Skeleton } from '@mantine/core';
import classes from './overview/Overview.module.css';

const FIGURES = 5;
const NAME = { width: '60%', height: 16 };
const AMOUNT = { width: '45%', height: 28 };

export const AffiliateSkeleton = () => (
  <div aria-busy="true">
    <div className={classes.figures}>
      {Array.from({ length: FIGURES }, (_, index) => (
        <div key={index} className={classes.figure}>
          <Skeleton {...NAME} />
          <Skeleton {...AMOUNT} />
        </div>
      ))}
    </div>
    <div className={classes.sheet}>
      <Skeleton height={280} />
    </div>
  </div>
);
