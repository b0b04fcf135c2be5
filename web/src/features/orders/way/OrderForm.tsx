import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { taka } from '../../../components/taka.ts';
import { useSession } from '../../../session/index.ts';
import { t, Trans } from '../messages/index.ts';
import { CodeField } from './CodeField.tsx';
import { LogInFirst } from './LogInFirst.tsx';
import type { CheckoutQuery } from './order-way.generated.ts';
import { useCoupon } from './useCoupon.ts';
import { useStartOrder } from './useStartOrder.ts';
import { useWayBack } from './useWayBack.ts';
import classes from './OrderWay.module.css';

export type OfferedPlan = {
  id: string;
  name: string;
  prices: readonly { price: number; duration: string }[];
};

type Props = { plan: OfferedPlan; methods: NonNullable<CheckoutQuery['checkout']>['methods'] };

/** Duration, code and method of an order. The last press orders. */
export function OrderForm({ plan, methods }: Props) {
  const [params] = useSearchParams();
  const isReturn = params.get('plan') === plan.id;
  const [wanted, setWanted] = useState(isReturn ? params.get('duration') : null);
  const { price, duration } = plan.prices.find((one) => one.duration === wanted) ?? plan.prices[0]!;
  const session = useSession();
  const returnTo = useWayBack();
  const coupon = useCoupon(plan.id);
  const { start, started, isBusy, problem } = useStartOrder(coupon.forget);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isReturn) form.current?.scrollIntoView({ block: 'center' });
  }, [isReturn]);
  const choose = (next: string) => {
    setWanted(next);
    coupon.checkAgain(next);
  };
  const amount = coupon.given?.amount ?? price;
  const order = (method: string) =>
    start({
      plan: plan.id,
      duration,
      method,
      ...(coupon.given && { coupon: coupon.given.code }),
      ...(returnTo && { returnTo }),
    });
  return (
    <div className={classes.form} ref={form}>
      <Durations plan={plan} chosen={duration} onChoose={choose} />
      {session ? (
        <>
          <CodeField coupon={coupon} duration={duration} price={price} />
          <p className={classes.total}>
            <Trans id="orders.toPay" values={{ amount: taka(amount) }} components={{ amount: <strong /> }} />
          </p>
          <div className={classes.methods} role="group" aria-label={t('orders.ways')}>
            {(amount === 0 ? methods.slice(0, 1) : methods).map(({ id, name }) => (
              <Button
                key={id}
                fullWidth
                loading={isBusy && started === id}
                disabled={coupon.isBusy}
                onClick={() => void order(id)}
              >
                {amount === 0 ? t('orders.openPlan') : t('orders.payWith', { method: name })}
              </Button>
            ))}
          </div>
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        </>
      ) : (
        <LogInFirst planId={plan.id} duration={duration} returnTo={returnTo} />
      )}
    </div>
  );
}

type DurationsProps = { plan: OfferedPlan; chosen: string; onChoose: (duration: string) => void };

const Durations = ({ plan: { id, prices }, chosen, onChoose }: DurationsProps) =>
  prices.length > 1 && (
    <fieldset className={classes.durations}>
      <legend>{t('orders.duration')}</legend>
      {prices.map(({ duration, price }) => (
        <label key={duration}>
          <input
            type="radio"
            name={`duration-${id}`}
            checked={duration === chosen}
            onChange={() => onChoose(duration)}
          />
          <span>
            <Trans id="orders.choice" values={{ duration, amount: taka(price) }} components={{ amount: <strong /> }} />
          </span>
        </label>
      ))}
    </fieldset>
  );
