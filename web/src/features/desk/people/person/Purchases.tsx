import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { calendarDay } from '../../../../components/calendar-day.ts';
import { taka } from '../../../../components/taka.ts';
import { personPath, useMay } from '../../../studio/shell/index.ts';
import { PaymentList } from '../../evidence/index.ts';
import { t, Trans } from '../messages/index.ts';
import type { PersonFileFragment, PurchaseRowFragment } from './person.generated.ts';
import classes from './Person.module.css';
import { RefundDialog } from './RefundDialog.tsx';

type Props = { file: PersonFileFragment; onChange: () => Promise<unknown> };

/** Everything that was bought, refunded too. */
export function Purchases({ file: { person, purchases }, onChange }: Props) {
  const hasMoney = useMay('MONEY');
  const [refunded, setRefunded] = useState<PurchaseRowFragment>();
  return (
    <section className={classes.card} aria-labelledby="purchases">
      <h2 id="purchases">{t('desk.purchases')}</h2>
      {purchases.length === 0 && <p className={classes.none}>{t('desk.noPurchases')}</p>}
      <ul className={classes.list}>
        {purchases.map((purchase) => (
          <li key={purchase.id}>
            <Purchase purchase={purchase} />
            {hasMoney && purchase.state !== 'REFUNDED' && (
              <Button
                variant="default"
                aria-label={t('desk.refundOf', { plan: purchase.plan, purchase: purchase.id })}
                onClick={() => setRefunded(purchase)}
              >
                {t('desk.refund')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {refunded && (
        <RefundDialog
          purchase={refunded}
          name={person.name}
          onClose={() => setRefunded(undefined)}
          onChange={onChange}
        />
      )}
    </section>
  );
}

function Purchase({ purchase }: { purchase: PurchaseRowFragment }) {
  const { id, plan, duration, price, refunded, complimentary, boughtAt, startsAt, endsAt, refundedAt, state } =
    purchase;
  return (
    <div>
      <p>
        <strong>{plan}</strong> <span>{t('desk.durationFor', { duration, price: taka(price) })}</span>{' '}
        <span className={classes.state} data-state={state}>
          {t('desk.purchaseState', { state })}
        </span>
      </p>
      <p className={classes.soft}>
        <span>{t('desk.purchaseOn', { purchase: id, day: calendarDay(boughtAt) })}</span>
        <span>
          {endsAt
            ? t('desk.period', { from: calendarDay(startsAt), to: calendarDay(endsAt) })
            : t('desk.periodOpen', { from: calendarDay(startsAt) })}
        </span>
        {refundedAt && <span>{t('desk.refundedOn', { day: calendarDay(refundedAt) })}</span>}
        {!refundedAt && refunded > 0 && <span>{t('desk.purchasePartlyRefunded', { amount: taka(refunded) })}</span>}
        {complimentary !== null && <span>{t('desk.purchaseFree', { reason: complimentary })}</span>}
      </p>
      <PaymentList payments={purchase.payments} />
      <Commission purchase={purchase} />
    </div>
  );
}

function Commission({
  purchase: { commission, commissionState, inReview, referrer },
}: {
  purchase: PurchaseRowFragment;
}) {
  if (!referrer || !commissionState) return null;
  return (
    <p className={classes.soft}>
      <span>
        <Trans
          id="desk.commissionTo"
          values={{
            amount: taka(commission),
            name: referrer.name,
            state: commissionState,
            review: inReview ? 'yes' : 'no',
          }}
          components={{ person: <Link to={personPath(referrer.userId)} /> }}
        />
      </span>
    </p>
  );
}
