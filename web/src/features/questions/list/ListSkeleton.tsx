import { Skeleton } from '@mantine/core';
import cardClasses from '../card/QuestionCard.module.css';
import { t } from '../messages/index.ts';
import listClasses from './QuestionList.module.css';
import classes from './ListSkeleton.module.css';

const CARDS = ['one', 'two', 'three'];
const OPTIONS = ['62%', '48%', '70%', '55%', '40%'];

export const TabsSkeleton = () => (
  <div className={classes.tabs} aria-hidden>
    <Skeleton height={44} width={84} radius={8} />
    <Skeleton height={44} width={84} radius={8} />
  </div>
);

export const CardsSkeleton = () => (
  <div className={listClasses.cards}>
    {CARDS.map((card) => (
      <div className={cardClasses.card} key={card}>
        <Skeleton height={16} width="45%" />
        <div className={classes.stem}>
          <Skeleton height={14} width="96%" />
          <Skeleton height={14} width="88%" />
          <Skeleton height={14} width="54%" />
        </div>
        {OPTIONS.map((width) => (
          <div className={classes.option} key={width}>
            <Skeleton circle height={28} />
            <Skeleton height={14} width={width} />
          </div>
        ))}
      </div>
    ))}
  </div>
);

export const ListSkeleton = () => (
  <div aria-busy="true" aria-label={t('questions.loading')} role="status">
    <p className={listClasses.heading}>
      <Skeleton component="span" className={classes.heading} />
    </p>
    <CardsSkeleton />
  </div>
);
