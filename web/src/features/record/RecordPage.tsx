import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { Button } from '@mantine/core';
import { PageHeader } from '../../components/PageHeader.tsx';
import { storedFeatures } from '../../apollo/stored-features.ts';
import { useLate } from '../../components/useLate.ts';
import { PLAN_PATH, readinessPath } from '../../paths/review.ts';
import { accountPaths, endSession, useSession, type LoginState } from '../../session/index.ts';
import { DownloadsLink } from '../packs/index.ts';
import { readAttempts, readRecords, StorageBlocked, useReturn, useStored, useWaiting } from '../study/device/index.ts';
import { HeatMap } from '../study/heat-map/index.ts';
import { FromDevice } from './FromDevice.tsx';
import { useOwnRecords } from './data/useOwnRecords.ts';
import { accountSummary, deviceSummary, type Summary } from './data/summary.ts';
import { t, Trans } from './messages/index.ts';
import { Subjects } from './overview/SubjectProgress.tsx';
import { OwnLists, Totals } from './overview/Totals.tsx';
import type { TopicsSource } from './overview/Topics.tsx';
import { OwnData } from './own-data/OwnData.tsx';
import { RECORD_PATH } from './paths.ts';
import { RecordSkeleton } from './RecordSkeleton.tsx';
import { useRecordSummaryQuery } from './record-summary.generated.ts';
import classes from './RecordPage.module.css';

export function RecordPage() {
  const session = useSession();
  return (
    <>
      <PageHeader title={t('record.title')} description={t('record.description')} backTo="/">
        {session === null && <LogInToKeep />}
      </PageHeader>
      {session === undefined ? <RecordSkeleton /> : session ? <AccountRecord /> : <DeviceRecord />}
    </>
  );
}

const LogInToKeep = () => {
  const state: LoginState = { from: RECORD_PATH };
  if (useStored(readRecords) === null) return null;
  return (
    <p>
      <Trans id="record.logInToKeep" components={{ logIn: <Link to={accountPaths.logIn} state={state} /> }} />
    </p>
  );
};

function AccountRecord() {
  const { data, error, loading, refetch } = useRecordSummaryQuery({ fetchPolicy: 'cache-and-network' });
  const isLate = useLate(loading && !data);
  const isGone = data?.viewer === null && !loading;
  useEffect(() => {
    // Without a token the session is useless.
    if (isGone) endSession({ hasExpired: true });
  }, [isGone]);
  const refresh = () => void refetch().catch(() => {});
  useReturn(refresh);
  const waiting = useWaiting(refresh);
  const study = data?.viewer?.study;
  if (study) {
    return (
      <>
        <p role="status" className={classes.waiting}>
          {waiting > 0 && t('record.waiting', { count: waiting })}
        </p>
        <Overview summary={accountSummary(study)} source="ACCOUNT" hasReview={data.features.review} />
      </>
    );
  }
  if (loading && !error && !isLate) return <RecordSkeleton />;
  return (
    <>
      {(error || isLate) && <FromDevice onRetry={refresh} busy={loading} />}
      <DeviceRecord hasReview={storedFeatures().review} />
    </>
  );
}

function DeviceRecord({ hasReview = false }: { hasReview?: boolean }) {
  const records = useOwnRecords();
  const attempts = useStored(readAttempts);
  if (records === null || attempts === null) return <StorageBlocked />;
  if (!records || !attempts) return <RecordSkeleton />;
  return <Overview summary={deviceSummary(records, attempts)} source="DEVICE" hasReview={hasReview} />;
}

type OverviewProps = { summary: Summary; source: TopicsSource; hasReview?: boolean };

function Overview({ summary, source, hasReview = false }: OverviewProps) {
  const hasNothing = summary.attempts === 0 && Object.values(summary.lists).every((count) => count === 0);
  if (hasNothing) return <Nothing />;
  return (
    <div className={classes.parts}>
      <Totals {...summary} />
      <OwnLists lists={summary.lists} />
      {hasReview && <PlanLinks />}
      <HeatMap days={summary.days} />
      {summary.subjects.length > 0 && <Subjects subjects={summary.subjects} source={source} />}
      <p className={classes.downloads}>
        <DownloadsLink />
      </p>
      <OwnData source={source} />
    </div>
  );
}

const PlanLinks = () => (
  <nav aria-label={t('record.plan')} className={classes.plan}>
    <Link to={PLAN_PATH}>{t('record.yourPlan')}</Link>
    <Link to={readinessPath}>{t('record.readiness')}</Link>
  </nav>
);

const Nothing = () => (
  <section className={classes.nothing}>
    <h2>{t('record.nothingYet')}</h2>
    <p>{t('record.whatItShows')}</p>
    <Button component={Link} to={siteRoutes.boards}>
      {t('record.start')}
    </Button>
  </section>
);
