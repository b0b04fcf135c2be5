import { Skeleton } from '@mantine/core';
import { messages } from '../components/messages.ts';
import { NoData } from '../components/NoData.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { PartError } from '../components/PartError.tsx';
import { FaqList, useFaqsQuery } from '../faqs/index.ts';
import { PlanCards } from './PlanCards.tsx';
import classes from './PlanCards.module.css';
import { usePlansQuery } from './plans.generated.ts';
import { PlansSkeleton } from './PlansSkeleton.tsx';

/** What can be purchased, and what is often asked before. */
export const SubscriptionPage = () => (
  <>
    <PageHeader title="Subscription plans" documentTitle="Plans" backTo="/">
      <p>Page 1 of every question list is open to everybody. A plan opens all the others.</p>
    </PageHeader>
    <Plans />
    <section aria-labelledby="faqs" className={classes.faqs}>
      <h2 id="faqs">Questions often asked</h2>
      <Faqs />
    </section>
  </>
);

function Plans() {
  const { data, error, loading, refetch } = usePlansQuery();
  if (data) return data.plans.length === 0 ? <NoData /> : <PlanCards plans={data.plans} />;
  if (!error) {
    return (
      <div className={classes.loading}>
        <PlansSkeleton />
      </div>
    );
  }
  return <PartError text={messages.plansFailed} onRetry={() => void refetch().catch(() => {})} busy={loading} />;
}

function Faqs() {
  const { data, error, loading, refetch } = useFaqsQuery();
  if (data) return data.faqs.length === 0 ? <p>{messages.noData}</p> : <FaqList faqs={data.faqs} />;
  if (!error) return <Skeleton height="24rem" radius="var(--radius-sheet)" />;
  const text = messages.partFailed('the questions');
  return <PartError text={text} onRetry={() => void refetch().catch(() => {})} busy={loading} />;
}
