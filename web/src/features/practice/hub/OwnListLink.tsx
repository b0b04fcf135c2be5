import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListName } from '../../study/device/index.ts';
import { t } from '../messages/index.ts';
import classes from './PracticePage.module.css';

const LABELS = {
  wrong: 'practice.wrongList',
  due: 'practice.dueList',
  flagged: 'practice.flaggedList',
  noted: 'practice.notedList',
} as const;

/** A link to practise one of the reader's own lists, with the number of its questions as `children`. */
export const OwnListLink = ({ list, children }: { list: ListName; children: ReactNode }) => (
  <li>
    <Link to={`/record/${list}?view=one`}>
      {t(LABELS[list])}
      <span className={classes.count}>{children}</span>
    </Link>
  </li>
);
