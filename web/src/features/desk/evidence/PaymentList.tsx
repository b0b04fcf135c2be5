import { calendarDay } from '../../../components/calendar-day.ts';
import { taka } from '../../../components/taka.ts';
import type { PaymentLineFragment } from './evidence.generated.ts';
import classes from './Evidence.module.css';
import { t } from './messages/index.ts';

type Props = { payments: readonly PaymentLineFragment[] };

/** What was recorded of money in and out. */
export function PaymentList({ payments }: Props) {
  if (payments.length === 0) return null;
  return (
    <ul className={classes.payments}>
      {payments.map(({ id, amount, method, reference, at, by, direction }) => (
        <li key={id}>
          {t('desk.evidenceLine', {
            direction,
            amount: taka(amount),
            method,
            reference,
            day: calendarDay(at),
            by: by ?? 'none',
          })}
        </li>
      ))}
    </ul>
  );
}
