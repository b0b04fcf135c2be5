import type { Progress } from '../data/summary.ts';
import { t } from '../messages/index.ts';
import classes from './SubjectProgress.module.css';

export const Counts = ({ total, seen, right }: Progress) => (
  <span className={classes.counts}>
    <span>{total === undefined ? t('record.seen', { seen }) : t('record.seenOf', { seen, total })}</span>
    {seen > 0 && <span>{t('record.rightOf', { right, percent: Math.round((right / seen) * 100) })}</span>}
  </span>
);
