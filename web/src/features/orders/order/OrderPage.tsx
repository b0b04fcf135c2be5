import { Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { endSession, RequireSession } from '../../../session/index.ts';
import { returnToBangla } from '../../../components/way-back.ts';
import { t } from '../messages/index.ts';
import { ORDERS_PATH } from '../paths.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderStanding } from './OrderStanding.tsx';
import classes from './OrderPage.module.css';
import { Refunds } from './Refunds.tsx';
import { useOrder } from './useOrder.ts';

/** An order, where it stands and what to do next: `/orders/<id>`. */
export function OrderPage() {
  const { id = '' } = useParams();
  useEffect(() => void returnToBangla(), []);
  return (
    <RequireSession skeleton={<OrderSkeleton />}>
      <OneOrder key={id} id={id} />
    </RequireSession>
  );
}

function OneOrder({ id }: { id: string }) {
  const query = useOrder(id);
  const viewer = query.data?.viewer;
  const isGone = viewer === null && !query.loading;
  useEffect(() => {
    // Without a token the session is useless.
    if (isGone) endSession({ hasExpired: true });
  }, [isGone]);
  return (
    <Loaded query={query} skeleton={<OrderSkeleton />}>
      {() => {
        const order = viewer?.order;
        if (!order) return viewer && !query.loading ? <NoOrder /> : <OrderSkeleton />;
        return (
          <>
            <PageHeader title={t('orders.title', { code: order.code })} backTo={ORDERS_PATH} />
            <div className={classes.page}>
              <OrderStanding order={order} />
              {order.refunds.length > 0 && <Refunds refunds={order.refunds} />}
              <OrderFacts order={order} />
            </div>
          </>
        );
      }}
    </Loaded>
  );
}

export const NoOrder = () => (
  <>
    <PageHeader title={t('orders.notFound')} backTo={ORDERS_PATH} missing />
    <NoData>{t('orders.notFoundHint')}</NoData>
  </>
);

export const OrderSkeleton = () => (
  <>
    <PageHeader title={undefined} documentTitle={t('orders.loading')} backTo={ORDERS_PATH} />
    <div className={classes.page} aria-busy>
      <Skeleton height="16rem" radius="var(--radius-sheet)" />
      <Skeleton height="10rem" radius="var(--radius-sheet)" />
    </div>
  </>
);
