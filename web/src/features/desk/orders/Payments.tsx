import { taka } from '../../../components/taka.ts';
import { moment } from '../../studio/shell/index.ts';
import type { DeskOrderFragment } from './desk-orders.generated.ts';
import { t } from './messages/index.ts';
import classes from './Orders.module.css';

type Props = { code: string; payments: DeskOrderFragment['payments'] };

/** The evidence of an order. */
export const Payments = ({ code, payments }: Props) =>
  payments.length > 0 && (
    <ul className={classes.payments} aria-label={t('desk.payments', { code })}>
      {payments.map(({ id, direction, amount, method, reference, payer, note, at, by }) => (
        <li key={id}>
          <span>{t('desk.payment', { direction, amount: taka(amount), method, reference })}</span>
          <span>{by ? t('desk.paymentBy', { when: moment(at), by }) : moment(at)}</span>
          {payer && <span>{t('desk.orderPayer', { payer })}</span>}
          {note && <q>{note}</q>}
        </li>
      ))}
    </ul>
  );
