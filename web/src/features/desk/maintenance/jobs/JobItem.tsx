import type { ReactNode } from 'react';
import { rows } from '../../../studio/paged/index.ts';
import { moment } from '../../../studio/shell/index.ts';
import classes from '../Maintenance.module.css';
import { t } from '../messages/index.ts';
import { kindName } from './kind-name.ts';

type Props = {
  job: { kind: string; nextRunAt: string | null; lastDoneAt: string | null; lastError: string | null };
  count: string;
  /** A button. */
  children?: ReactNode;
};

/** A job, or all of a kind. */
export const JobItem = ({ job: { kind, nextRunAt, lastDoneAt, lastError }, count, children }: Props) => (
  <li className={rows.row}>
    <p className={classes.job}>{kindName(kind)}</p>
    <p className={rows.facts}>
      <span>{count}</span>
      {nextRunAt && <span>{t('desk.jobNext', { when: moment(nextRunAt) })}</span>}
      {lastDoneAt && <span>{t('desk.jobDone', { when: moment(lastDoneAt) })}</span>}
    </p>
    {lastError && <p className={classes.jobError}>{t('desk.jobError', { error: lastError })}</p>}
    {children}
  </li>
);
