import { t } from '../messages/index.ts';
import type { OrderFragment } from '../order.generated.ts';
import classes from './OrderPage.module.css';
import { TransactionForm } from './TransactionForm.tsx';

/** For a TrxID that was entered wrong. */
export const Correction = ({ order }: { order: OrderFragment }) => (
  <details className={classes.correction}>
    <summary>{t('orders.correct')}</summary>
    <TransactionForm key={order.transaction} order={order} />
  </details>
);
