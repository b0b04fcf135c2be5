export { HeldPlans } from './held/HeldPlans.tsx';
export { PlanFragmentDoc } from './plan.generated.ts';
export { PLANS_PATH } from './paths.ts';
export { PlanCards } from './PlanCards.tsx';
export { PlansSkeleton } from './PlansSkeleton.tsx';
export { SubscriptionPage } from './SubscriptionPage.tsx';
