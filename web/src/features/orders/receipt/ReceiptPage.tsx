import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { calendarDay } from '../../../components/calendar-day.ts';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { ReceiptSheet } from '../../../components/receipt/ReceiptSheet.tsx';
import { taka } from '../../../components/taka.ts';
import { RequireSession } from '../../../session/index.ts';
import { site } from '../../../theme/site.ts';
import { t } from '../messages/index.ts';
import type { OrderFragment } from '../order.generated.ts';
import { NoOrder, OrderSkeleton } from '../order/OrderPage.tsx';
import { useOrderQuery } from '../order/order-page.generated.ts';
import { orderPath } from '../paths.ts';
import classes from './Receipt.module.css';

/** To print: `/orders/<id>/receipt`. */
export function ReceiptPage() {
  const { id = '' } = useParams();
  return (
    <RequireSession skeleton={<OrderSkeleton />}>
      <Receipt id={id} />
    </RequireSession>
  );
}

function Receipt({ id }: { id: string }) {
  const query = useOrderQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} skeleton={<OrderSkeleton />}>
      {({ viewer }) => {
        if (!viewer?.order) return query.loading ? <OrderSkeleton /> : <NoOrder />;
        const { order, name, email } = viewer;
        if (order.receipt) return <Sheet order={order} receipt={order.receipt} buyer={{ name, email }} />;
        return (
          <>
            <PageHeader title={t('orders.receiptOf')} backTo={orderPath(id)} />
            <NoData
              action={
                <Button component={Link} to={orderPath(id)}>
                  {t('orders.toOrder')}
                </Button>
              }
            >
              {t('orders.noReceipt')}
            </NoData>
          </>
        );
      }}
    </Loaded>
  );
}

type SheetProps = {
  order: OrderFragment;
  receipt: NonNullable<OrderFragment['receipt']>;
  buyer: { name: string; email: string };
};

function Sheet({ order, receipt, buyer }: SheetProps) {
  const { id, code, plan, duration, amount, discount, method, transaction } = order;
  const title = t('orders.receipt', { number: receipt.number });
  return (
    <>
      <div className={classes.screenOnly}>
        <PageHeader title={title} backTo={orderPath(id)}>
          <p>{t('orders.printHint')}</p>
        </PageHeader>
      </div>
      <ReceiptSheet
        title={title}
        print={t('orders.print')}
        facts={[
          [t('orders.issuedOn'), calendarDay(receipt.issuedAt)],
          [t('orders.buyer'), buyer.name, buyer.email],
          [t('orders.plan'), t('orders.row', { plan, duration })],
          [t('orders.orderCode'), code],
          [t('orders.method'), method.name],
          transaction !== null && [t('orders.transaction'), transaction],
          discount > 0 && [t('orders.price'), taka(amount + discount)],
          discount > 0 && [t('orders.discount'), `−${taka(discount)}`],
          [t('orders.received'), taka(amount)],
        ]}
      >
        {t('orders.thanks', { product: site.name })}
      </ReceiptSheet>
    </>
  );
}
