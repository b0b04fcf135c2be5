import { Skeleton } from '@mantine/core';
import list from '../../../components/find-list/FindList.module.css';
import { FindListSkeleton } from '../../../components/find-list/FindListSkeleton.tsx';
import { t } from '../boards/messages/index.ts';
import classes from './SubjectPage.module.css';

const YEARS = 6;
const TOPICS = 8;

export const SubjectSkeleton = () => (
  <div className={classes.columns} aria-hidden>
    <div>
      <p className={list.heading}>{t('questions.years')}</p>
      <ul className={classes.years}>
        {Array.from({ length: YEARS }, (_, place) => (
          <li key={place}>
            <span className={classes.pendingYear}>
              <Skeleton component="span" />
            </span>
          </li>
        ))}
      </ul>
    </div>
    <FindListSkeleton title={t('questions.topics')} count={TOPICS} />
  </div>
);
