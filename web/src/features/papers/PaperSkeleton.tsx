import { Skeleton } from '@mantine/core';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PAPERS_PATH } from '../../paths/papers.ts';
import { t } from './messages/index.ts';
import classes from './Papers.module.css';

type Props = { title?: string; /** Status 404. */ missing?: boolean };

export const PaperSkeleton = ({ title, missing }: Props) => (
  <>
    <PageHeader
      title={title}
      missing={missing}
      backTo={PAPERS_PATH}
      crumbs={[{ label: t('papers.title'), to: PAPERS_PATH }]}
    />
    <div className={classes.pending} aria-busy="true">
      <Skeleton h={120} />
      <Skeleton h={48} />
      <Skeleton h={320} />
    </div>
  </>
);
