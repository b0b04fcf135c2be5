import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { toast } from '../../../components/toast.ts';
import { useOnce } from '../../../components/useOnce.ts';
import { t } from '../messages/index.ts';
import type { OrderFragment } from '../order.generated.ts';
import { useCancelOrderMutation } from './order-page.generated.ts';
import classes from './OrderPage.module.css';

export function CancelOrder({ order }: { order: OrderFragment }) {
  const [isAsking, setIsAsking] = useState(false);
  const [cancel] = useCancelOrderMutation();
  const once = useOnce();
  const close = () => setIsAsking(false);
  const confirm = () =>
    once.run(async () => {
      await cancel({ variables: { order: order.id } });
      close();
      void toast(t('orders.cancelledToast'), 'success');
    });
  return (
    <>
      <Button variant="subtle" className={classes.cancel} onClick={() => setIsAsking(true)}>
        {t('orders.cancel')}
      </Button>
      {isAsking && (
        <Dialog title={t('orders.cancelTitle')} onClose={close}>
          <div className={classes.form}>
            <p>{t('orders.cancelText')}</p>
            <p role="alert" className={classes.problem}>
              {once.problem}
            </p>
            <Button onClick={close}>{t('orders.keep')}</Button>
            <Button variant="default" loading={once.isBusy} onClick={() => void confirm()}>
              {t('orders.cancelNow')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
