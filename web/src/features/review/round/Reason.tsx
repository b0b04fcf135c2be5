import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { today } from '../../study/days/index.ts';
import type { ReviewItem } from '../../study/reviews/index.ts';
import { t } from './messages/index.ts';
import { dayName } from './day-name.ts';
import classes from './Reason.module.css';

type Props = {
  item: ReviewItem;
  /** What happened to another question, or to this one before. */
  news: string | undefined;
  /** Undefined once it is answered. */
  onPostpone: (() => void) | undefined;
};

/** Why a question comes, and why not on the day that the memory model would have chosen. */
export function Reason({ item: { why, movedFrom, movedBecause, target }, news, onPostpone }: Props) {
  const [announced, setAnnounced] = useState<string>();
  // Screen readers announce what comes into a region that is there already.
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(news));
    return () => clearTimeout(timer);
  }, [news]);
  return (
    <div className={classes.line}>
      <p className={classes.why}>
        <span>
          {target
            ? t('review.whyTarget', { day: dayName(target.on, today()), name: target.name, others: target.others })
            : t('review.why', { why })}
        </span>
        {movedFrom && movedBecause && (
          <span>{t('review.moved', { day: dayName(movedFrom, today()), because: movedBecause })}</span>
        )}
      </p>
      {onPostpone && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.later}
          onClick={({ detail }) => detail < 2 && onPostpone()}
        >
          {t('review.notToday')}
        </Button>
      )}
      <p role="status" className={classes.news}>
        {announced}
      </p>
    </div>
  );
}
