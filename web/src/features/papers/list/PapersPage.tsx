import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { useSession } from '../../../session/index.ts';
import { t } from '../messages/index.ts';
import { NEW_PAPER_PATH } from '../../../paths/papers.ts';
import { AccountPapers } from './AccountPapers.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import classes from './Papers.module.css';

const DevicePapers = lazy(async () => ({ default: (await import('./DevicePapers.tsx')).DevicePapers }));
const DrawnPapers = lazy(async () => ({ default: (await import('./DrawnPapers.tsx')).DrawnPapers }));

/** The reader's papers: open ones to continue, and the results of the others. */
export function PapersPage() {
  const session = useSession();
  return (
    <>
      <PageHeader title={t('papers.title')} description={t('papers.description')} backTo="/">
        <p className={classes.intro}>{t('papers.description')}</p>
      </PageHeader>
      <div className={classes.make}>
        <Button component={Link} to={NEW_PAPER_PATH}>
          {t('papers.make')}
        </Button>
      </div>
      {session === undefined ? (
        <ListSkeleton />
      ) : session ? (
        <>
          <Suspense>
            <DrawnPapers />
          </Suspense>
          <AccountPapers />
        </>
      ) : (
        <Suspense fallback={<ListSkeleton />}>
          <DevicePapers />
        </Suspense>
      )}
    </>
  );
}
