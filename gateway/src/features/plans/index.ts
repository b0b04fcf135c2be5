export { heldPlans } from './held.ts';
