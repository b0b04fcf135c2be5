import { RichText } from '../../../components/RichText.tsx';
import { taka } from '../../../components/taka.ts';
import { t } from '../messages/index.ts';
import type { OrderFragment } from '../order.generated.ts';
import { Copyable } from './Copyable.tsx';
import classes from './OrderPage.module.css';
import { TransactionForm } from './TransactionForm.tsx';

/** What to do in the wallet's app, and what to enter here afterwards. */
export function ManualSteps({ order }: { order: OrderFragment }) {
  const { amount, code, method } = order;
  return (
    <>
      <ol className={classes.steps}>
        <li>
          <h3>{t('orders.stepSend', { method: method.name })}</h3>
          {method.instructions && <RichText html={method.instructions} />}
          <div className={classes.copies}>
            <Copyable
              label={t('orders.amountToSend')}
              shown={taka(amount)}
              value={String(amount)}
              action={t('orders.copyAmount')}
              copied={t('orders.amountCopied')}
            />
            {method.payTo && (
              <Copyable
                label={t('orders.number')}
                value={method.payTo}
                action={t('orders.copyNumber')}
                copied={t('orders.numberCopied')}
              />
            )}
          </div>
        </li>
        <li>
          <h3>{t('orders.stepCode')}</h3>
          <div className={classes.copies}>
            <Copyable
              label={t('orders.reference')}
              value={code}
              action={t('orders.copyReference')}
              copied={t('orders.referenceCopied')}
            />
          </div>
        </li>
        <li>
          <h3>{t('orders.stepTransaction', { method: method.name })}</h3>
          <TransactionForm order={order} />
        </li>
      </ol>
      <section className={classes.next} aria-labelledby="next">
        <h2 id="next">{t('orders.next')}</h2>
        <p>{t('orders.nextManual')}</p>
      </section>
    </>
  );
}
