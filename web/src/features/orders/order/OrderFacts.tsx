import { Link } from 'react-router-dom';
import { calendarDay } from '../../../components/calendar-day.ts';
import { taka } from '../../../components/taka.ts';
import { t } from '../messages/index.ts';
import type { OrderFragment } from '../order.generated.ts';
import { receiptPath } from '../paths.ts';
import classes from './OrderPage.module.css';

export function OrderFacts({ order }: { order: OrderFragment }) {
  const { id, plan, duration, amount, discount, method, createdAt, transaction, receipt } = order;
  const facts = [
    [t('orders.plan'), t('orders.row', { plan, duration })],
    [t('orders.amount'), taka(amount)],
    discount > 0 && [t('orders.discount'), taka(discount)],
    [t('orders.method'), method.name],
    transaction && [t('orders.transaction'), transaction],
    [t('orders.orderedOn'), calendarDay(createdAt)],
  ].filter((fact) => Array.isArray(fact));
  return (
    <section className={classes.card} aria-labelledby="facts">
      <h2 id="facts">{t('orders.facts')}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {receipt && (
          <div>
            <dt>{t('orders.receiptNumber')}</dt>
            <dd>
              <Link to={receiptPath(id)}>{t('orders.showReceipt', { number: receipt.number })}</Link>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
