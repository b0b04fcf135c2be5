export { PlanCards } from './PlanCards.tsx';
export { PlansSkeleton } from './PlansSkeleton.tsx';
export { SubscriptionPage } from './SubscriptionPage.tsx';
