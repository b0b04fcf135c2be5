import { Button, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { OfflineLine } from '../../../components/offline-line/OfflineLine.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { accountPaths, endSession, useSession, type LoginState } from '../../../session/index.ts';
import { PLAN_PATH } from '../../../paths/review.ts';
import { useReturn } from '../../study/device/index.ts';
import { t } from '../messages/index.ts';
import classes from './Plan.module.css';
import type { Choices } from './plan-form.ts';
import { useOwnPlanQuery, usePlanChoicesQuery } from './plan.generated.ts';
import { PlanScreen } from './PlanScreen.tsx';

/** The plan for an examination: `/review/plan`. */
export function PlanPage() {
  const query = usePlanChoicesQuery();
  const session = useSession();
  return (
    <>
      <PageHeader title={t('review.plan')} description={t('review.planDescription')} backTo="/" />
      <Loaded query={query} skeleton={<PlanSkeleton />}>
        {(choices) => {
          if (!choices.features.review) return <NoData>{t('review.notOffered')}</NoData>;
          if (session === undefined) return <PlanSkeleton />;
          return session ? (
            <OwnPlan key={session.user_id} choices={choices} reader={session.user_id} />
          ) : (
            <LogInToPlan />
          );
        }}
      </Loaded>
    </>
  );
}

function OwnPlan({ choices, reader }: { choices: Choices; reader: string }) {
  const query = useOwnPlanQuery({ fetchPolicy: 'cache-and-network' });
  const { data, loading, refetch } = query;
  useReturn(() => void refetch().catch(() => {}));
  const isGone = data?.viewer === null && !loading;
  useEffect(() => {
    // Without a token the session is useless.
    if (isGone) endSession({ hasExpired: true });
  }, [isGone]);
  const study = data?.viewer?.study;
  return (
    <Loaded query={{ ...query, data: study ?? undefined }} skeleton={<PlanSkeleton />}>
      {({ plan, overview }) => (
        <>
          <OfflineLine operation="OwnPlan" />
          <PlanScreen plan={plan ?? null} days={overview.days} choices={choices} reader={reader} />
        </>
      )}
    </Loaded>
  );
}

const STATE: LoginState = { from: PLAN_PATH };

const LogInToPlan = () => (
  <section className={classes.sheet}>
    <h2>{t('review.planOffer')}</h2>
    <p>{t('review.planDescription')}</p>
    <p>{t('review.planNeedsAccount')}</p>
    <div className={classes.actions}>
      <Button component={Link} to={accountPaths.logIn} state={STATE}>
        {t('review.logIn')}
      </Button>
      <Button component={Link} to={accountPaths.signUp} state={STATE} variant="default">
        {t('review.signUp')}
      </Button>
    </div>
  </section>
);

const PlanSkeleton = () => (
  <div className={classes.parts} aria-busy="true">
    <Skeleton h={320} radius="var(--radius-sheet)" />
    <Skeleton h={380} radius="var(--radius-sheet)" />
  </div>
);
