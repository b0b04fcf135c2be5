import { calendarDay } from '../../../components/calendar-day.ts';
import { taka } from '../../../components/taka.ts';
import { t } from '../messages/index.ts';
import type { OrderFragment } from '../order.generated.ts';
import classes from './OrderPage.module.css';

type Refund = OrderFragment['refunds'][number];

const dayOf = ({ state, doneAt, expectedBy }: Refund) => {
  if (doneAt) return t('orders.refundDone', { day: calendarDay(doneAt) });
  return expectedBy && state !== 'FAILED' ? t('orders.refundBy', { day: calendarDay(expectedBy) }) : null;
};

export const Refunds = ({ refunds }: { refunds: readonly Refund[] }) => (
  <section className={classes.card} aria-labelledby="refunds">
    <h2 id="refunds">{t('orders.refunds')}</h2>
    <ul>
      {refunds.map((refund) => (
        <li key={refund.id}>
          <strong>{taka(refund.amount)}</strong>
          <span>{t('orders.refundState', { state: refund.state })}</span>
          <span>{dayOf(refund)}</span>
        </li>
      ))}
    </ul>
  </section>
);
