import { Button, Skeleton } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { IconCheck, IconPlus } from '../../components/icons.ts';
import { joinAmounts, taka } from '../../components/taka.ts';
import { ofContent } from '../../i18n/language.ts';
import { t, Trans } from './messages/index.ts';
import { isForMonths, pricePerMonth } from './per-month.ts';
import type { PlanFragment } from './plan.generated.ts';
import classes from './PlanCard.module.css';
import { PlanWay } from './PlanWay.tsx';

const OrderWay = lazy(async () => ({ default: (await import('../orders/index.ts')).OrderWay }));

type Props = {
  plan: PlanFragment;
  highlighted: boolean;
  features: readonly string[];
  advantages: readonly string[];
};

/** A plan with its audience, prices, features and how to purchase it. */
export function PlanCard({ plan, highlighted, features, advantages }: Props) {
  const way = useId();
  const { id, name, shortDescription, prices } = plan;
  // Who logs in to order comes back to the plan that was chosen.
  const isChosen = useSearchParams()[0].get('plan') === id;
  const [isWayOpen, setWayOpen] = useState(isChosen);
  return (
    <li className={classes.plan} data-highlighted={highlighted || undefined}>
      {highlighted && <p className={classes.badge}>{t('plans.recommended')}</p>}
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.description}>{joinAmounts(shortDescription)}</p>
      <Prices name={name} prices={prices} />
      <div className={classes.points}>
        <Points label={t('plans.includes')} icon={<IconCheck size={16} stroke={2.5} aria-hidden />} points={features} />
        <Points
          label={t('plans.advantages')}
          icon={<IconPlus size={16} stroke={2.5} aria-hidden />}
          points={advantages}
        />
      </div>
      <div className={classes.get}>
        <Button
          fullWidth
          variant={highlighted ? 'filled' : 'default'}
          aria-expanded={isWayOpen}
          aria-controls={way}
          aria-label={t('plans.getNamed', { plan: name })}
          onClick={() => setWayOpen(!isWayOpen)}
        >
          {t('plans.get')}
        </Button>
        <div id={way} hidden={!isWayOpen} className={classes.way}>
          {isWayOpen && (
            <Suspense fallback={<Skeleton height="9rem" radius="var(--radius-control)" />}>
              <OrderWay plan={plan} otherwise={<PlanWay plan={name} />} />
            </Suspense>
          )}
        </div>
      </div>
    </li>
  );
}

const Prices = ({ name, prices }: Pick<PlanFragment, 'name' | 'prices'>) => (
  <ul className={classes.prices} aria-label={t('plans.pricesOf', { plan: name })}>
    {prices.map((price) => (
      <li key={price.duration}>
        <Trans
          id="plans.price"
          values={{ amount: taka(price.price), duration: price.duration }}
          components={{ amount: <strong />, duration: <span /> }}
        />
        {isForMonths(price) && (
          <span className={classes.perMonth}>{t('plans.perMonth', { amount: taka(pricePerMonth(price)!) })}</span>
        )}
      </li>
    ))}
  </ul>
);

type PointsProps = { label: string; icon: React.ReactNode; points: readonly string[] };

const Points = ({ label, icon, points }: PointsProps) =>
  points.length > 0 && (
    <ul aria-label={label}>
      {points.map((point) => (
        <li key={point} {...(import.meta.env.BANGLA || import.meta.env.SSR ? ofContent(point) : {})}>
          {icon}
          {joinAmounts(point)}
        </li>
      ))}
    </ul>
  );
