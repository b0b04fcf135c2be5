import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconCheck, IconMinus } from '../../components/icons.ts';
import { joinAmounts, taka } from '../../components/taka.ts';
import { comparePlans } from './compare.ts';
import { t } from './messages/index.ts';
import { pricePerMonth } from './per-month.ts';
import type { PlanFragment } from './plan.generated.ts';
import { HIGHLIGHTED } from './PlanCards.tsx';
import classes from './PlanTable.module.css';

// More columns do not fit on a tablet.
const MANY = 4;

/** The features and monthly price of each plan: a table, on phones a list without sideways scrolling. */
export function PlanTable({ plans }: { plans: readonly PlanFragment[] }) {
  const { features } = comparePlans(plans);
  const monthly = plans.map(({ prices }) => fromAmount(prices.map(pricePerMonth)));
  return (
    <section className={classes.comparison} aria-labelledby="comparison">
      <h2 id="comparison">{t('plans.compare')}</h2>
      <table aria-labelledby="comparison" className={classes.table} data-many={plans.length > MANY || undefined}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('plans.feature')}</VisuallyHidden>
            </th>
            {plans.map(({ id, name }, index) => (
              <th key={id} scope="col" data-highlighted={index === HIGHLIGHTED || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthly.some(Boolean) && (
            <Row plans={plans} title={t('plans.monthlyPrice')} className={classes.amounts}>
              {(index) => monthly[index] ?? <VisuallyHidden>{t('plans.notByMonth')}</VisuallyHidden>}
            </Row>
          )}
          {features.map(({ text, planIds }) => (
            <Row key={text} plans={plans} title={joinAmounts(text)} inEvery={planIds.size === plans.length}>
              {(index) => <Mark isIncluded={planIds.has(plans[index]!.id)} />}
            </Row>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = {
  plans: readonly PlanFragment[];
  title: string;
  inEvery?: boolean;
  className?: string | undefined;
  children: (index: number) => ReactNode;
};

const Row = ({ plans, title, inEvery = false, className, children }: RowProps) => (
  <tr className={className} data-every={inEvery || undefined}>
    <th scope="row">{title}</th>
    {plans.map(({ id, name }, index) => (
      <td
        key={id}

        data-plan={inEvery ? t('plans.inEvery') : name}
        data-highlighted={index === HIGHLIGHTED || undefined}
      >
        {children(index)}
      </td>
    ))}
  </tr>
);

const Mark = ({ isIncluded }: { isIncluded: boolean }) => (
  <>
    {isIncluded ? (
      <IconCheck size={20} stroke={2.5} className={classes.yes} aria-hidden />
    ) : (
      <IconMinus size={20} stroke={2} className={classes.no} aria-hidden />
    )}
    <VisuallyHidden>{isIncluded ? t('plans.included') : t('plans.notIncluded')}</VisuallyHidden>
  </>
);

function fromAmount(amounts: readonly (number | undefined)[]): string | undefined {
  const all = [...new Set(amounts.filter((amount) => amount !== undefined))];
  if (all.length === 0) return undefined;
  const least = taka(Math.min(...all));
  return all.length > 1 ? t('plans.fromAmount', { amount: least }) : least;
}
