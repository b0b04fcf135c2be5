import { Skeleton } from '@mantine/core';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PAPERS_PATH } from './paths.ts';
import { t } from './messages/index.ts';
import classes from './Papers.module.css';

export const PaperSkeleton = ({ title }: { title?: string }) => (
  <>
    <PageHeader title={title} backTo={PAPERS_PATH} crumbs={[{ label: t('papers.title'), to: PAPERS_PATH }]} />
    <div className={classes.pending} aria-busy="true">
      <Skeleton h={120} />
      <Skeleton h={48} />
      <Skeleton h={320} />
    </div>
  </>
);
