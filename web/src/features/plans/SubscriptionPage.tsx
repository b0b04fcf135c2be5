import { Skeleton, VisuallyHidden } from '@mantine/core';
import { messages } from '../../components/messages.ts';
import { messages as planMessages } from '../../components/messages/plans.ts';
import { NoData } from '../../components/NoData.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PartError } from '../../components/PartError.tsx';
import { FaqList, useFaqsQuery } from '../faqs/index.ts';
import { OwnPlans } from './held/OwnPlans.tsx';
import { PlanCards } from './PlanCards.tsx';
import classes from './PlanCards.module.css';
import { usePlansQuery } from './plans.generated.ts';
import { PlanTable } from './PlanTable.tsx';
import { PlansSkeleton } from './PlansSkeleton.tsx';

/** What can be purchased, and what is often asked before. */
export function SubscriptionPage() {
  const plans = usePlansQuery();
  const faqs = useFaqsQuery();
  const plansSettled = plans.data !== undefined || plans.error !== undefined;
  return (
    <>
      <PageHeader
        title="Subscription plans"
        documentTitle="Plans"
        description="What opens every page of the board questions and question sets, and what it costs in Tk."
        backTo="/"
      >
        <p>{planMessages.intro}</p>
      </PageHeader>
      <OwnPlans />
      <VisuallyHidden component="h2">What is on offer</VisuallyHidden>
      <Plans query={plans} />
      {/* Plans may be of any height: what stands below waits, so that it does not move. */}
      {plansSettled && (
        <section aria-labelledby="faqs" className={classes.faqs}>
          <h2 id="faqs">Questions often asked</h2>
          <Faqs query={faqs} />
        </section>
      )}
    </>
  );
}

function Plans({ query }: { query: ReturnType<typeof usePlansQuery> }) {
  const { data, error, loading, refetch } = query;
  const plans = data?.plans;
  if (plans) {
    if (plans.length === 0) return <NoData />;
    return (
      <>
        <PlanCards plans={plans} />
        {plans.length > 1 && <PlanTable plans={plans} />}
      </>
    );
  }
  if (!error) return <PlansSkeleton />;
  return <PartError text={messages.plansFailed} onRetry={() => void refetch().catch(() => {})} busy={loading} />;
}

function Faqs({ query }: { query: ReturnType<typeof useFaqsQuery> }) {
  const { data, error, loading, refetch } = query;
  if (data?.faqs) return data.faqs.length === 0 ? <p>{messages.noData}</p> : <FaqList faqs={data.faqs} />;
  if (!error) return <Skeleton height="24rem" radius="var(--radius-sheet)" />;
  const text = messages.partFailed('the questions');
  return <PartError text={text} onRetry={() => void refetch().catch(() => {})} busy={loading} />;
}
