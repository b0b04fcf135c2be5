import { Skeleton } from '@mantine/core';
import classes from './SubjectPage.module.css';

const YEARS = 6;
const TOPICS = 8;

const places = (count: number) => Array.from({ length: count }, (_, index) => index);

export const SubjectSkeleton = () => (
  <div className={classes.columns} aria-hidden>
    <div>
      <p className={classes.heading}>Years</p>
      <ul className={classes.years}>
        {places(YEARS).map((place) => (
          <li key={place}>
            <span className={classes.pendingYear}>
              <Skeleton component="span" />
            </span>
          </li>
        ))}
      </ul>
    </div>
    <div>
      <p className={classes.heading}>Topics</p>
      <ul className={classes.topics}>
        {places(TOPICS).map((place) => (
          <li key={place} className={classes.pendingTopic}>
            <Skeleton component="span" width={`${45 + ((place * 17) % 35)}%`} height={14} />
          </li>
        ))}
      </ul>
    </div>
  </div>
);
