import type { PlanFragment } from './plan.generated.ts';
import { PlanCard } from './PlanCard.tsx';
import classes from './PlanCards.module.css';

// The second of those offered (specification 2).
const HIGHLIGHTED = 1;

/** What can be purchased, side by side. */
export const PlanCards = ({ plans }: { plans: readonly PlanFragment[] }) => (
  <ul className={classes.plans}>
    {plans.map((plan, index) => (
      <PlanCard key={plan.id} plan={plan} highlighted={index === HIGHLIGHTED} />
    ))}
  </ul>
);
