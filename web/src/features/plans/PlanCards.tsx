import { comparePlans } from './compare.ts';
import type { PlanFragment } from './plan.generated.ts';
import { PlanCard } from './PlanCard.tsx';
import classes from './PlanCards.module.css';

// The second plan is highlighted (specification 2).
export const HIGHLIGHTED = 1;

/** The plans on sale, side by side. Features of several plans are left to the comparison table. */
export function PlanCards({ plans }: { plans: readonly PlanFragment[] }) {
  const { own } = comparePlans(plans);
  const isAlone = plans.length === 1;
  return (
    <ul className={classes.plans} data-count={plans.length}>
      {plans.map((plan, index) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          highlighted={index === HIGHLIGHTED}
          features={isAlone ? plan.features : []}
          advantages={isAlone ? plan.advantages : (own.get(plan.id) ?? [])}
        />
      ))}
    </ul>
  );
}
