import { Button } from '@mantine/core';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { taka } from '../../../components/taka.ts';
import { rows } from '../../studio/paged/index.ts';
import { moment, personPath, useMay } from '../../studio/shell/index.ts';
import type { DeskOrderFragment } from './desk-orders.generated.ts';
import { t } from './messages/index.ts';
import classes from './Orders.module.css';
import { Payments } from './Payments.tsx';
import { SettleForm } from './SettleForm.tsx';

type Props = {
  row: DeskOrderFragment;
  /** Whether the form is shown. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** The order was decided. */
  onDone: () => void;
  headingRef: Ref<HTMLHeadingElement>;
};

/** The desk settles late payments too. */
const SETTLED = ['PAID', 'REFUNDED'];

export function DeskOrderRow({ row, isOpen, onOpen, onDone, headingRef }: Props) {
  const { order, userId, name, email, payer, problem, payments } = row;
  const { code, state, plan, duration, amount, discount, transaction, createdAt, receipt } = order;
  const canOpenPeople = useMay('PEOPLE');
  const isSettled = SETTLED.includes(state);
  return (
    <li className={rows.row} data-state={state}>
      <div className={classes.head}>
        <h2 ref={headingRef} tabIndex={-1}>
          {code}
        </h2>
        <strong>{taka(amount)}</strong>
        <span className={classes.state} data-state={state}>
          {t('desk.orderState', { state })}
        </span>
      </div>
      <p className={classes.person}>
        {canOpenPeople ? <Link to={personPath(userId)}>{name}</Link> : <strong>{name}</strong>} <span>{email}</span>
      </p>
      <p className={rows.facts}>
        <span>{t('desk.orderPlan', { plan, duration })}</span>
        {discount > 0 && <span>{t('desk.orderDiscount', { discount: taka(discount) })}</span>}
        <time dateTime={createdAt}>{t('desk.orderedWhen', { when: moment(createdAt) })}</time>
        <span>{order.method.name}</span>
        {transaction && <strong>{t('desk.orderTransaction', { transaction })}</strong>}
        {payer && <span>{t('desk.orderPayer', { payer })}</span>}
        {receipt && <span>{t('desk.orderReceipt', { number: receipt.number })}</span>}
      </p>
      {problem && (
        <p className={classes.problem}>
          <strong>{t('desk.orderProblem')}</strong> {problem}
        </p>
      )}
      <Payments code={code} payments={payments} />
      {!isSettled && isOpen && <SettleForm row={row} onDone={onDone} onClose={() => onOpen(false)} />}
      {!isSettled && !isOpen && (
        <Button
          variant="default"
          className={classes.open}
          aria-label={t('desk.settleOrder', { code })}
          onClick={() => onOpen(true)}
        >
          {t('desk.settle')}
        </Button>
      )}
    </li>
  );
}
