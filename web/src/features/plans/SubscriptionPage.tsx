import { Skeleton, VisuallyHidden } from '@mantine/core';
import { isUnreachable } from '../../apollo/errors.ts';
import { partFailed, plansFailed } from '../../components/failures/index.ts';
import { NoData } from '../../components/NoData.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { PartError } from '../../components/PartError.tsx';
import { FaqList, useFaqsQuery } from '../faqs/index.ts';
import { OwnPlans } from './held/OwnPlans.tsx';
import { t } from './messages/index.ts';
import { PlanCards } from './PlanCards.tsx';
import classes from './PlanCards.module.css';
import { usePlansQuery } from './plans.generated.ts';
import { PlanTable } from './PlanTable.tsx';
import { PlansSkeleton } from './PlansSkeleton.tsx';

/** The plans on sale, and frequently asked questions. */
export function SubscriptionPage() {
  const plans = usePlansQuery();
  const faqs = useFaqsQuery();
  // One error for both.
  const isUnreached = isUnreachable(plans.error) && isUnreachable(faqs.error);
  const plansSettled = plans.data !== undefined || plans.error !== undefined;
  return (
    <>
      <PageHeader
        title={t('plans.title')}
        documentTitle={t('plans.documentTitle')}
        description={t('plans.description')}
        backTo="/"
      >
        <p>{t('plans.intro')}</p>
      </PageHeader>
      <OwnPlans />
      <VisuallyHidden component="h2">{t('plans.onOffer')}</VisuallyHidden>
      {isUnreached ? (
        <LoadError error={plans.error} onRetry={() => void plans.refetch().catch(() => {})} busy={plans.loading} />
      ) : (
        <Plans query={plans} />
      )}
      {/* The height of plans is unknown, so what follows waits for them and does not move. */}
      {plansSettled && !isUnreached && (
        <section aria-labelledby="faqs" className={classes.faqs}>
          <h2 id="faqs">{t('plans.faqs')}</h2>
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
  return <PartError text={plansFailed()} onRetry={() => void refetch().catch(() => {})} busy={loading} />;
}

function Faqs({ query }: { query: ReturnType<typeof useFaqsQuery> }) {
  const { data, error, loading, refetch } = query;
  if (data?.faqs) return data.faqs.length === 0 ? <p>{t('shared.noData')}</p> : <FaqList faqs={data.faqs} />;
  if (!error) return <Skeleton height="24rem" radius="var(--radius-sheet)" />;
  const text = partFailed(t('plans.faqsPart'));
  return <PartError text={text} onRetry={() => void refetch().catch(() => {})} busy={loading} />;
}
