import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { partFailed } from '../../../components/failures/index.ts';
import { PartError } from '../../../components/PartError.tsx';
import { t } from '../messages/index.ts';
import { OrderForm, type OfferedPlan } from './OrderForm.tsx';
import { useCheckoutQuery } from './order-way.generated.ts';

/** How to order a plan; `otherwise` where nothing can be bought here. */
export function OrderWay({ plan, otherwise }: { plan: OfferedPlan; otherwise: ReactNode }) {
  const { data, error, loading, refetch } = useCheckoutQuery();
  if (data) return data.checkout ? <OrderForm plan={plan} methods={data.checkout.methods} /> : otherwise;
  if (!error) return <Skeleton height="9rem" radius="var(--radius-control)" aria-busy />;
  const retry = () => void refetch().catch(() => {});
  return <PartError text={partFailed(t('orders.part'))} onRetry={retry} busy={loading} />;
}
